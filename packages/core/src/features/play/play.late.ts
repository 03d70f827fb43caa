import type { StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, createLatePart } from '../../late.ts';
import type * as playActions from './play.actions.ts';
import type { PlaySources } from './play.documents.ts';
import type { PlayStoreState } from './play.store.ts';

const notStarted = { message: { kind: 'error', key: 'pg.start_failed' }, nothing: true } as const;

/**
 * The actions of play before their machine is loaded. Once it is here, each happens inside its call; one that comes earlier
 * loads it and is carried out on arrival, while the browser still counts the click that asked for it.
 */
export const createLateActions = (
  deps: FeatureDeps & PlaySources,
  store: StoreApi<PlayStoreState>,
): playActions.PlayActions => {
  const part = createLatePart(() => import('./play.actions.ts'));
  let attached: (() => void) | undefined;
  /** Deferrable, because it keeps what it answers for itself. */
  const create = ({ createPlayActions }: typeof playActions) => {
    const actions = createPlayActions(deps, store);
    const connect = (isWanted: () => boolean): void => {
      if (isWanted()) attached = actions.attach();
    };
    return { ...actions, connect };
  };
  const { connect, ...actions } = createLate(deps, part, create, {
    start: notStarted,
    resume: notStarted,
    playForReal: notStarted,
    quit: { nothing: true },
    forget: { nothing: true },
    returnToGame: { nothing: true },
    dismiss: { nothing: true },
    gameUrl: { nothing: true },
    transferDisabled: { nothing: true },
    handleClosePage: { nothing: true },
    connect: { nothing: true },
  });
  return {
    ...actions,
    attach: () => {
      let detached = false;
      connect(() => !detached);
      return () => {
        detached = true;
        attached?.();
        attached = undefined;
      };
    },
  };
};
