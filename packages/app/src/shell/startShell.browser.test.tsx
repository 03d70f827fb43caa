import { jackpot } from '@housefront/contract/features/jackpot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPage, type PageOptions } from '../testing/openPage.tsx';
import { startShell } from './startShell.ts';

beforeAll(() => import('@housefront/ui/templates/desktop-1'), 60_000);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const PATH = '/api/v2/get_jackpot';

/** A page as a browser has it once its shell was started. */
const started = async (options: PageOptions = {}) => {
  const opened = await openPage('/app', options);
  startShell(opened.runtime);
  return opened;
};

const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);

test.each([
  ['the server’s words', { json: { code: '999', message: 'X' } }, 'X'],
  [
    'words of its own where the server has none',
    { json: { code: '999', message: '' } },
    'Something went wrong. Please try again (999)',
  ],
  ['words of its own for what is no answer', { text: '<html></html>' }, 'Something went wrong. Please try again'],
])('[ERR-03] a failure that its caller leaves alone is one toast with %s', async (_, answer, text) => {
  const { runtime, ports } = await started();
  ports.http.on(PATH, answer);
  await runtime.core.calls.send(jackpot, { currency: 'RMB' });
  await expect.poll(toasts).toEqual([expect.stringMatching(new RegExp(`^${RegExp.escape(text)}`))]);
});

test('[ERR-03] a failure that its caller reports itself is no toast of the shell', async () => {
  const { runtime, ports } = await started();
  ports.http.code(PATH, '999', 'X');
  await runtime.core.calls.send(jackpot, { currency: 'RMB' }, { silent: true });
  ports.http.code(PATH, '999', 'Y');
  await runtime.core.calls.send(jackpot, { currency: 'RMB' });
  await expect.poll(toasts).toHaveLength(1);
  expect(toasts()[0]).toMatch(/^Y/);
});

test.each([
  ['not in development', false],
  ['in a build', true],
])('[VER-03x] newer builds are asked for %s', async (_, isBuild) => {
  vi.stubEnv('PROD', isBuild);
  vi.stubGlobal('__BUILD_ID__', 'b1');
  const { ports } = await started({
    prepare: ({ http }) => http.on('/builds/latest.json', { json: { id: 'b1' } }),
  });
  // A request of the next hour may be sent together with one that waits for its code.
  await import('@housefront/contract/features/version');
  const asked = () => ports.http.sent('/builds/latest.json').length > 0;
  await expect.poll(async () => (await ports.clock.advance(3_600_000), asked())).toBe(isBuild);
  await ports.clock.advance(2 * 3_600_000);
  expect(asked()).toBe(isBuild);
});

test.each([
  ['page', '/play'],
  ['self', '/loading'],
] as const)(
  '[PLAY-09] [PLAY-14] a game on the surface %s that was pressed before is followed to %s',
  async (surface, path) => {
    const opened = await openPage('/app');
    const launch = { mode: surface === 'page' ? 'page' : 'window', surface } as const;
    const game = { gpId: 'GP01', gameType: '20', gameCode: 'A1' };
    opened.runtime.core.play.store.setState({ surface: { launch, game, url: null } });
    startShell(opened.runtime);
    expect(opened.runtime.navigation.target().path).toBe(path);
  },
);
