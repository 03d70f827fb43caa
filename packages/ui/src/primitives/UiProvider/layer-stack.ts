import { zIndex } from '../../foundations/zIndex.ts';
import { createSignal } from '../shared/createSignal.ts';

/** Assigns z-indexes to open modal layers: the first gets 2000, each later one more than all that are open (SHELL-32). */
export interface LayerStack {
  /** The z-index of an open layer; otherwise the one that the next would get. */
  readonly heightOf: (layer: string) => number;
  readonly isOpen: () => boolean;
  /** Notes that a layer has come over all others. */
  readonly cover: () => void;
  /** How often a layer has come over the others. */
  readonly covered: () => number;
  /** Opens a layer; returns a function that closes it. */
  readonly open: (layer: string) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty stack. One per page. */
export function createLayerStack(first: number = zIndex.modal): LayerStack {
  const layers = new Map<string, number>();
  let covered = 0;
  const { subscribe, notify } = createSignal();
  const next = (): number => (layers.size === 0 ? first : Math.max(...layers.values()) + 1);
  return {
    heightOf: (layer) => layers.get(layer) ?? next(),
    isOpen: () => layers.size > 0,
    cover: () => {
      covered += 1;
      notify();
    },
    covered: () => covered,
    open: (layer) => {
      layers.set(layer, next());
      notify();
      return () => {
        layers.delete(layer);
        notify();
      };
    },
    subscribe,
  };
}
