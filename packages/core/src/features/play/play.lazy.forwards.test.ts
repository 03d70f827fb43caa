import { expect, test, vi } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createPlay } from './createPlay.ts';

const asked = vi.hoisted((): string[] => []);
vi.mock('./play.actions.ts', () => {
  const note = (name: string) => (given?: string) => void asked.push(given === undefined ? name : `${name} ${given}`);
  const attach = () => {
    asked.push('attach');
    return () => void asked.push('detach');
  };
  const names = ['quit', 'resume', 'forget', 'playForReal', 'returnToGame', 'dismiss', 'gameUrl', 'dispose'];
  const more = ['transferDisabled', 'handleClosePage'];
  return {
    createPlayActions: () => ({ ...Object.fromEntries([...names, ...more].map((name) => [name, note(name)])), attach }),
  };
});

test('[PLAY-09] every wish reaches the machine, whether it came before the machine or after', async () => {
  const deps = testDeps({ token: 't1' });
  const play = createPlay({ ...deps, isRecalling: () => false, isServerPlaying: () => Promise.resolve(false) });
  const all = [
    'quit',
    'resume',
    'forget',
    'playForReal',
    'returnToGame',
    'dismiss blocked',
    'gameUrl https://game.test/',
    'transferDisabled',
    'handleClosePage',
    'attach',
  ];
  const wish = () => {
    play.quit();
    play.resume();
    play.forget();
    play.playForReal();
    play.returnToGame();
    play.dismiss('blocked');
    play.gameUrl('https://game.test/');
    play.transferDisabled();
    play.handleClosePage();
    return play.attach();
  };
  wish();
  expect(asked).toEqual([]);
  await vi.dynamicImportSettled();
  await settle();
  expect(asked).toEqual(all);
  const detach = wish();
  expect(asked).toEqual([...all, ...all]);
  detach();
  play.dispose();
  expect(asked.slice(2 * all.length)).toEqual(['detach', 'dispose']);
});
