import { createSignal } from '../../primitives/shared/createSignal.ts';

/** The two ends of the bar of floats. */
export type FloatSide = 'start' | 'end';

const places: Record<FloatSide, HTMLElement | null> = { start: null, end: null };
const { subscribe, notify } = createSignal();

/** The place at one end of the bar of the page's frame; null while no frame shows one. */
export const floatPlace = (side: FloatSide): HTMLElement | null => places[side];

/** Calls back when a frame brings a bar or takes it away. */
export const onFloatPlaces = subscribe;

/** The ref of a place, one function for each, so that React calls it only when the element comes and goes. */
const placed = (side: FloatSide) => (element: HTMLElement | null) => {
  places[side] = element;
  notify();
  return () => {
    // The frame of another template may have brought its own by then.
    if (places[side] !== element) return;
    places[side] = null;
    notify();
  };
};
/** Refs of the two places. */
export const startPlace = placed('start');
export const endPlace = placed('end');
