import { createSignal } from '../shared/createSignal.ts';

/** Phase of an overlay: `shown`, `fading` out, or absent. */
export type LoadingPhase = 'shown' | 'fading';

/** The loading overlays of a page, counted per target. */
export interface LoadingStore {
  /**
   * Shows an overlay; returns a function that ends this use. It fades once all uses have ended; showing it again while it fades
   * restores it (SHELL-54x).
   */
  readonly show: (target?: string) => () => void;
  /** Phase of a target's overlay; null when there is none. */
  readonly phaseOf: (target: string) => LoadingPhase | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Duration of the fade in milliseconds (SHELL-53). */
export const fadeOut = 400;

/** Target for the whole page. */
export const wholePage = 'page';

interface Target {
  uses: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates an empty store. */
export function createLoadingStore(): LoadingStore {
  const targets = new Map<string, Target>();
  const { subscribe, notify } = createSignal();
  const hide = (name: string, target: Target): void => {
    target.uses -= 1;
    if (target.uses > 0) return;
    target.timer = setTimeout(() => {
      targets.delete(name);
      notify();
    }, fadeOut);
    notify();
  };
  return {
    show: (name = wholePage) => {
      const target = targets.get(name) ?? { uses: 0, timer: undefined };
      clearTimeout(target.timer);
      target.uses += 1;
      targets.set(name, target);
      notify();
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        hide(name, target);
      };
    },
    phaseOf: (name) => {
      const target = targets.get(name);
      if (!target) return null;
      return target.uses > 0 ? 'shown' : 'fading';
    },
    subscribe,
  };
}
