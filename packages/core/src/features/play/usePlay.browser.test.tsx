import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFavourites, useFavourites } from '../favourites/index.ts';
import { testDeps } from '../../testing/index.ts';
import { createPlay } from './createPlay.ts';
import { usePlay } from './usePlay.ts';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

test('[PLAY-01] every component that asks sees the one machine', () => {
  const deps = testDeps({ token: 't1', config: { playMode: 'modal' } });
  const play = createPlay({ ...deps, isRecalling: () => false, isServerPlaying: () => Promise.resolve(false) });
  const Shown = () => {
    const { play: state, place } = usePlay(play);
    return <p>{`${state.status} ${place?.launch.surface ?? 'nowhere'}`}</p>;
  };
  const both = (
    <>
      <Shown />
      <Shown />
    </>
  );
  act(() => root.render(both));
  const shown = () => [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(shown()).toEqual(['idle nowhere', 'idle nowhere']);
  deps.ports.http.hold('/api/member/game/play1');
  act(() => play.start({ gpId: 'GP01', gameType: '20', gameCode: 'A1' }));
  expect(shown()).toEqual(['starting modal', 'starting modal']);
  play.dispose();
});

test('[CAT-21] every place that shows the game follows its heart', () => {
  const deps = testDeps({ token: 't1' });
  const favourites = createFavourites(deps);
  const Heart = () => <p>{useFavourites(favourites)({ id: '5', favourite: false }) ? 'on' : 'off'}</p>;
  const both = (
    <>
      <Heart />
      <Heart />
    </>
  );
  act(() => root.render(both));
  expect(host.textContent).toBe('offoff');
  act(() => favourites.toggle({ id: '5', favourite: false }));
  expect(host.textContent).toBe('onon');
});
