import type { FeatureDeps } from '../../createFeature.ts';
import type { PlayFeature } from './createPlay.ts';
import type { PlaySources } from './play.documents.ts';
import { attachLoadingPage } from './play.pages.ts';
import { createPlayStore } from './play.shown.ts';

/**
 * Game play whose machine is fetched when the core starts, so that a first page view does without it. Once it is here,
 * every action happens inside its call, as in {@link PlayFeature}; one that comes earlier is carried out on arrival, while
 * the browser still counts the click that asked for it.
 */
export const createLatePlay = (deps: FeatureDeps & PlaySources): PlayFeature => {
  const { events, ports } = deps;
  const store = createPlayStore();
  let play: PlayFeature | undefined;
  let loading: Promise<PlayFeature> | undefined;
  let disposed = false;

  const load = () =>
    (loading ??= import('./createPlay.ts').then(
      ({ createPlay }) => (play ??= createPlay(deps, store)),
      (error: unknown) => {
        // The next action asks again.
        loading = undefined;
        throw error;
      },
    ));
  const runLate = async (run: (play: PlayFeature) => void, onMissing: () => void): Promise<void> => {
    try {
      await load();
    } catch (error) {
      ports.logger.error('games cannot be played', { error: String(error) });
      return onMissing();
    }
    if (play && !disposed) run(play);
    return undefined;
  };
  const withPlay = (run: (play: PlayFeature) => void, onMissing: () => void = () => undefined): void => {
    if (play) run(play);
    else void runLate(run, onMissing);
  };
  const busy = () => store.getState().play.status !== 'idle';
  const quit = () => withPlay((late) => late.quit());
  const sayFailed = () => events.emit('message', { kind: 'error', key: 'pg.start_failed' });

  return {
    store,
    start: (game, options) => withPlay((late) => late.start(game, options), sayFailed),
    quit,
    resume: () => withPlay((late) => late.resume(), sayFailed),
    forget: () => withPlay((late) => late.forget()),
    playForReal: () => withPlay((late) => late.playForReal(), sayFailed),
    returnToGame: () => withPlay((late) => late.returnToGame()),
    dismiss: (kind) => withPlay((late) => late.dismiss(kind)),
    gameUrl: (url) => withPlay((late) => late.gameUrl(url)),
    transferDisabled: () => withPlay((late) => late.transferDisabled()),
    isOpen: () => busy() || ports.windows.get('gameWindow')?.closed === false,
    handleClosePage: () => withPlay((late) => late.handleClosePage()),
    attachLoadingPage: () => attachLoadingPage(ports, busy, quit),
    attach: () => {
      let detached = false;
      let detach: () => void = () => undefined;
      withPlay((late) => {
        if (!detached) detach = late.attach();
      });
      return () => {
        detached = true;
        detach();
      };
    },
    dispose: () => {
      disposed = true;
      play?.dispose();
    },
  };
};
