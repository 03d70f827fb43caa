import type { StoreApi } from 'zustand/vanilla';
import type { CoreMessage } from '../../base/events.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { loadOnce } from '../../loading/load-once.ts';
import type { PlayActions } from './play.actions.ts';
import type { PlaySources } from './play.deps.ts';
import type { PlayStoreState } from './machine/play.store.ts';

const START_FAILED: CoreMessage = { kind: 'error', key: 'pg.start_failed' };

/**
 * Creates the actions of play; the first action loads the machine. Actions before the machine is loaded run afterwards, in
 * order. Later ones run inside their call, because a browser opens a window only inside a click.
 */
export const createLazyActions = (deps: FeatureDeps & PlaySources, store: StoreApi<PlayStoreState>): PlayActions => {
  const { events, ports } = deps;
  let actions: PlayActions | undefined;
  let disposed = false;
  const load = loadOnce(
    () => Promise.all([import('./play.actions.ts'), deps.loadRules?.()]),
    ([{ createPlayActions }, rules]) => {
      if (!disposed) actions = createPlayActions({ ...deps, rules }, store);
    },
  );
  const loadAndRun = async (run: (loaded: PlayActions) => void, failure: CoreMessage | undefined) => {
    try {
      await load();
    } catch (error) {
      ports.logger.error('play could not be loaded', { error: String(error) });
      if (failure && !disposed) events.emit('message', failure);
      return;
    }
    if (actions) run(actions);
  };
  const lazily = (run: (loaded: PlayActions) => void, failure?: CoreMessage): void => {
    if (actions) run(actions);
    else void loadAndRun(run, failure);
  };
  return {
    start: (game, options) => lazily(({ start }) => start(game, options), START_FAILED),
    resume: () => lazily(({ resume }) => resume(), START_FAILED),
    playForReal: () => lazily(({ playForReal }) => playForReal(), START_FAILED),
    quit: () => lazily(({ quit }) => quit()),
    forget: () => lazily(({ forget }) => forget()),
    returnToGame: () => lazily(({ returnToGame }) => returnToGame()),
    dismiss: (kind) => lazily(({ dismiss }) => dismiss(kind)),
    gameUrl: (url) => lazily(({ gameUrl }) => gameUrl(url)),
    transferDisabled: () => lazily(({ transferDisabled }) => transferDisabled()),
    handleClosePage: () => lazily(({ handleClosePage }) => handleClosePage()),
    attach: () => {
      let detached = false;
      let detach: (() => void) | undefined;
      lazily(({ attach }) => {
        if (!detached) detach = attach();
      });
      return () => {
        detached = true;
        detach?.();
      };
    },
    dispose: () => {
      disposed = true;
      actions?.dispose();
    },
  };
};
