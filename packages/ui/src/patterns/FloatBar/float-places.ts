import { createSignal } from '../../primitives/shared/createSignal.ts';

/** A place for floats: an end of the bar, or the one float that holds others. */
export type FloatSide = 'start' | 'end' | 'dock';

const places: Record<FloatSide, HTMLElement | null> = { start: null, end: null, dock: null };
const { subscribe, notify } = createSignal();

/** The element of a place; without the one float, the end of the frame's bar; null without a bar. */
export const floatPlace = (side: FloatSide): HTMLElement | null =>
  places[side] ?? (side === 'dock' ? places.end : null);

/** Calls back when a bar is mounted or unmounted. */
export const onFloatPlaces = subscribe;

/**
 * The ref of one end. Each end has one stable function, so that React calls it only when the element is mounted or unmounted.
 */
const placed =
  (side: FloatSide) =>
  (element: HTMLElement | null): (() => void) => {
    places[side] = element;
    notify();
    return () => {
      // The frame of another template may already have set its own.
      if (places[side] !== element) return;
      places[side] = null;
      notify();
    };
  };
/** Ref of the start of the bar: left where text runs from left to right. */
export const startPlace = placed('start');
/** Ref of the end of the bar: right where text runs from left to right. */
export const endPlace = placed('end');
/** Ref of the one float that holds others. */
export const dockPlace = placed('dock');
