import { useEffect, useRef, type PointerEvent } from 'react';

/** In ms. */
const OPEN_AFTER = 140;
const CLOSE_AFTER = 220;

/** A value that follows a resting mouse; null for none. */
export interface HoverIntent<Value> {
  /** Sets a value at once and cancels a pending one. */
  readonly setNow: (value: Value | null) => void;
  /** Handlers of an element: a mouse that stays over it sets `value`. */
  readonly over: (value: Value) => { readonly onPointerEnter: (event: PointerEvent) => void };
  /** Handlers of the whole area: a mouse that stays outside sets null. */
  readonly away: { readonly onPointerLeave: (event: PointerEvent) => void };
}

/** Hover intent: sets a value only after a mouse has rested, so that a mouse that crosses the page opens nothing. */
export function useHoverIntent<Value>(set: (value: Value | null) => void): HoverIntent<Value> {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setNow = (value: Value | null): void => {
    clearTimeout(timer.current);
    set(value);
  };
  const planAfter =
    (delay: number, value: Value | null) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(set, delay, value);
    };
  return {
    setNow,
    over: (value) => ({ onPointerEnter: planAfter(OPEN_AFTER, value) }),
    away: { onPointerLeave: planAfter(CLOSE_AFTER, null) },
  };
}
