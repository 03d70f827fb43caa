import { deviceCode } from '@housefront/contract/ids';
import type { StoreApi } from 'zustand/vanilla';
import type { PlayableGame } from '../../base/playable-game.ts';
import type { PlayDeps } from './play.deps.ts';
import { attachDocument } from './play.documents.ts';
import { chooseLaunch } from './surfaces/play.mode.ts';
import { leaveGameSurface, SHOW_GAME_MESSAGE, tellTabs } from './surfaces/play.placeholder.ts';
import type { StartFacts } from './machine/play.refusals.ts';
import type { PlayDialog, PlayStoreState } from './machine/play.store.ts';
import { createPlayRunner } from './play.runner.ts';
import type { Launch, PlayMode } from './machine/play.types.ts';
import { webAddress } from '../../adapters/navigation/web-address.ts';

/** Mode of a game, and what was asked before its start. */
export interface StartOptions {
  readonly mode?: PlayMode | undefined;
  readonly again?: boolean;
  readonly informed?: boolean;
}

/** Actions of game play. */
export interface PlayActions {
  /**
   * Starts a game. Call it straight from the click: its window opens before it returns. With `again`, the click is the answer
   * to a blocked window; a browser that blocks this one too shows the game in the page. With `informed`, the click is the
   * answer to the facts of the game, which a profile shows before the start (PLAY-08x).
   */
  readonly start: (game: PlayableGame, options?: StartOptions) => void;
  /** The quit step; nothing without a game (PLAY-17). */
  readonly quit: () => void;
  /** Starts the game wanted before the login. Call it straight from the click (PLAY-36x). */
  readonly resume: () => void;
  /** The login was dismissed: the wanted game is forgotten (PLAY-36x). */
  readonly forget: () => void;
  /** Ends the demo and starts the same game for money; a guest is asked to log in. Call it from the click (PLAY-42x). */
  readonly playForReal: () => void;
  /**
   * Returns to a game that was found running. Its window may belong to another tab, which is then asked to show it. The
   * question stays open, so that the game can still be ended. Call it straight from the click (PLAY-24x).
   */
  readonly returnToGame: () => void;
  /** Closes an answered notice. */
  readonly dismiss: (kind: PlayDialog['kind']) => void;
  /** Realtime game.url: only http and https addresses count (API-38x). */
  readonly gameUrl: (url: unknown) => void;
  /** Realtime forward_game.status 957 (PLAY-21). */
  readonly transferDisabled: () => void;
  /** Runs the page /close (PLAY-13x). */
  readonly handleClosePage: () => void;
  /** Connects play to this document; called once by the core when it starts (PLAY-24x). */
  readonly attach: () => () => void;
  /** Stops timers and polling. */
  readonly dispose: () => void;
}

/** Creates the actions; the play machine carries them out over the store. */
export const createPlayActions = (deps: PlayDeps, store: StoreApi<PlayStoreState>): PlayActions => {
  const { config, ports, site } = deps;
  const runner = createPlayRunner(deps, store);
  const { dispatch } = runner;

  const launchOf = (game: PlayableGame, requested: PlayMode | undefined, windowRefused = false): Launch => {
    const { mode, clientType } = site.getState();
    // Ids 1 to 7 name a handling of their own; hall ids never get here (CFG-20x).
    const handling: Readonly<Record<string, PlayMode | undefined>> = config.gameTypeHandling;
    const usual = game.demo === true ? 'modal' : config.playMode;
    return chooseLaunch({
      requested: requested ?? handling[game.gameType] ?? usual,
      desktop: mode === 'desktop',
      nativeApp: deviceCode(clientType) === 2,
      nativeBridge: ports.device.nativeBridge,
      inAppWindows: ports.device.inAppWindows === true,
      windowRefused,
      loginLasts: ports.storage.lasts('token'),
      covered: game.demo !== true && deps.rules?.coversGames === true,
      userAgent: ports.device.userAgent,
      gpId: game.gpId,
      forceWindow: config.forceWindowProviders,
      forceModal: config.forceModalProviders,
    });
  };

  const factsOf = (game: PlayableGame, options: StartOptions | undefined): StartFacts => {
    const { closed, mode } = site.getState();
    const { ageUnverified = false, factsDue = false } = deps.rules?.conditions() ?? {};
    const isAnswer = options?.informed === true || options?.again === true;
    return {
      siteClosed: closed || config.siteClosed,
      member: ports.storage.get('token') !== undefined,
      recalling: deps.isRecalling(),
      desktop: mode === 'desktop',
      ageUnverified,
      factsDue: factsDue && !isAnswer && game.demo !== true,
    };
  };

  const start: PlayActions['start'] = (game, options) => {
    const { mode } = options ?? {};
    const facts = factsOf(game, options);
    dispatch({ type: 'START', game, mode, launch: launchOf(game, mode), facts });
    if (options?.again !== true || !store.getState().notices.some(({ kind }) => kind === 'blocked')) return;
    runner.dismiss('blocked');
    dispatch({ type: 'START', game, mode, launch: launchOf(game, mode, true), facts });
  };

  return {
    start,
    quit: () => dispatch({ type: 'QUIT' }),
    resume: () => {
      const { remembered } = store.getState().play;
      runner.dismiss('resume-offer');
      if (remembered !== null) start(remembered);
    },
    forget: () => {
      runner.dismiss('confirm-login');
      runner.dismiss('resume-offer');
      dispatch({ type: 'FORGET' });
    },
    playForReal: () => {
      const { game } = store.getState().play;
      if (game?.demo !== true) return;
      const { demo: _, ...real } = game;
      dispatch({ type: 'QUIT' });
      start(real);
    },
    returnToGame: () => {
      const { play } = store.getState();
      if (play.status !== 'playing' || play.launch !== null) return runner.dismiss('running-game');
      if (!runner.windows.find()) {
        tellTabs(ports, SHOW_GAME_MESSAGE);
        return deps.events.emit('message', { kind: 'info', key: 'play.running_elsewhere' });
      }
      runner.dismiss('running-game');
      dispatch({ type: 'WINDOW_ADOPTED', launch: { mode: 'window', surface: 'popup' } });
      runner.windows.focus();
    },
    dismiss: runner.dismiss,
    gameUrl: (url) => {
      const address = typeof url === 'string' ? webAddress(url) : null;
      if (address !== null) dispatch({ type: 'GAME_URL', url: address });
    },
    transferDisabled: () => dispatch({ type: 'TRANSFER_DISABLED' }),
    handleClosePage: () => leaveGameSurface(ports),
    attach: () => attachDocument(deps, runner, deps),
    dispose: runner.dispose,
  };
};
