import type { StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { PlayActions } from './play.actions.ts';
import type { PlaySources } from './play.documents.ts';
import type { PlayStoreState } from './play.store.ts';

/** Actions that answer nothing, so that they can wait for the machine. */
type Deferred = Omit<PlayActions, 'attach' | 'dispose'>;

/** Every such action, and whether its failure is shown when the machine cannot be loaded. */
const deferred: Readonly<Record<keyof Deferred, 'shown' | 'silent'>> = {
  start: 'shown',
  resume: 'shown',
  playForReal: 'shown',
  quit: 'silent',
  forget: 'silent',
  returnToGame: 'silent',
  dismiss: 'silent',
  gameUrl: 'silent',
  transferDisabled: 'silent',
  handleClosePage: 'silent',
};

/**
 * The actions of play before their machine is loaded. Once it is here, each happens inside its call; one that comes earlier
 * loads it and is carried out on arrival, while the browser still counts the click that asked for it.
 */
export const createLateActions = (deps: FeatureDeps & PlaySources, store: StoreApi<PlayStoreState>): PlayActions => {
  const { events, ports } = deps;
  let actions: PlayActions | undefined;
  let loading: Promise<unknown> | undefined;
  let disposed = false;

  const load = () =>
    (loading ??= import('./play.actions.ts').then(
      ({ createPlayActions }) => (actions ??= createPlayActions(deps, store)),
      (error: unknown) => {
        // The next action loads it again.
        loading = undefined;
        throw error;
      },
    ));
  const runLate = async (run: (actions: PlayActions) => void, failure: 'shown' | 'silent'): Promise<void> => {
    try {
      await load();
    } catch (error) {
      ports.logger.error('games cannot be played', { error: String(error) });
      if (failure === 'shown') events.emit('message', { kind: 'error', key: 'pg.start_failed' });
      return;
    }
    if (actions && !disposed) run(actions);
  };
  const withActions = (run: (actions: PlayActions) => void, failure: 'shown' | 'silent'): void => {
    if (actions) run(actions);
    else void runLate(run, failure);
  };
  const defer = <Name extends keyof Deferred>(name: Name) => {
    const late = (...given: never[]) =>
      withActions((arrived) => {
        const action: (...given: never[]) => void = arrived[name];
        action(...given);
      }, deferred[name]);
    return [name, late];
  };
  // The keys of a record that has exactly these.
  const names = Object.keys(deferred) as (keyof Deferred)[];

  return {
    // One action under each name; entries lose which name has which.
    ...(Object.fromEntries(names.map(defer)) as Deferred),
    attach: () => {
      let detached = false;
      let detach: () => void = () => undefined;
      withActions((arrived) => {
        if (!detached) detach = arrived.attach();
      }, 'silent');
      return () => {
        detached = true;
        detach();
      };
    },
    dispose: () => {
      disposed = true;
      actions?.dispose();
    },
  };
};
