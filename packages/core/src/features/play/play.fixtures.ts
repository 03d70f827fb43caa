import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { fakePorts, settle, testDeps, type FakePorts } from '../../testing/index.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import { protectionExtension } from '../protection/protection.extension.ts';
import { createPlay } from './createPlay.ts';
import { createPlayActions } from './play.actions.ts';
import type { PlayDeps } from './play.deps.ts';
import { createPlayStore } from './machine/play.store.ts';
// Imported here, so that the store's own import is resolved within one settle().
import './play.api.ts';

export const PLAY = '/api/member/game/play1';
export const LEAVE = '/api/member/game/leave1';
export const DEMO = '/api/demo/play';
export const providerUrl = 'https://provider.test/game?k=1';
export const facebook = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]';

export const slotA: PlayableGame = { gpId: 'GP01', gameType: '20', gameCode: 'A1', house: 'h1', name: 'A' };
export const slotB: PlayableGame = { gpId: 'GP02', gameType: '20', gameCode: 'B1' };

export interface SetupOptions {
  readonly guest?: boolean;
  readonly clientType?: 'desktop' | 'mobile' | 'pwa' | 'app';
  readonly config?: Partial<SiteConfig>;
  readonly userAgent?: string;
  readonly nativeBridge?: boolean;
  /** The app does not show the loading page yet. */
  readonly early?: boolean;
  /** Ports with a platform and its signed-in member. Without a platform, every start and leave succeeds. */
  readonly ports?: FakePorts;
}

/** Play whose machine is there from the start. */
export const createReadyPlay = (deps: PlayDeps) => {
  const store = createPlayStore();
  return createPlay(deps, store, createPlayActions(deps, store));
};

/** Play over fake ports. */
export const setup = (options: SetupOptions = {}) => {
  const scripted = options.ports === undefined;
  const ports =
    options.ports ??
    fakePorts({
      ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
      ...(options.nativeBridge !== undefined && { nativeBridge: options.nativeBridge }),
    });
  const clientType = options.clientType ?? 'desktop';
  const site = testDeps({
    ports,
    ...(scripted && options.guest !== true && { token: 't1' }),
    site: { clientType, mode: clientType === 'desktop' ? 'desktop' : 'mobile' },
    ...(options.config !== undefined && { config: options.config }),
  });
  const deps = { ...site, rules: site.config.protection && protectionExtension(site).starts };
  const outside = { recalling: false, serverPlaying: false, layoutCalls: 0 };
  const play = createReadyPlay({
    ...deps,
    isRecalling: () => outside.recalling,
    isServerPlaying: () => {
      outside.layoutCalls += 1;
      return Promise.resolve(outside.serverPlaying);
    },
  });
  if (scripted) {
    ports.http.ok(calls.play, { game_url: providerUrl });
    ports.http.ok(calls.leave, null);
    ports.http.ok(calls.demoPlay, { game_url: providerUrl });
  }
  // As the app does with a game that takes this document (PLAY-09).
  if (options.early !== true) {
    play.store.subscribe(({ surface }) => {
      if (surface?.launch.surface !== 'self' || surface.url !== null) return;
      ports.windows.here = { ...ports.windows.here, path: '/loading' };
    });
  }
  return {
    deps,
    ports,
    play,
    outside,
    status: () => play.store.getState().play.status,
    flags: () => play.store.getState().play,
    surface: () => play.store.getState().surface,
    kinds: () => play.store.getState().notices.map(({ kind }) => kind),
    messages: () => deps.heard('message'),
    gameWindow: () => ports.windows.get('gameWindow'),
    /** Paths called so far, in order, without /api. */
    paths: () => ports.http.requests.map(({ path }) => path.replace('/api', '')),
    started: async (game: PlayableGame = slotA) => {
      play.start(game);
      await settle();
    },
  };
};
