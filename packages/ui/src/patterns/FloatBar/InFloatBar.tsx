import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { componentVars } from '../../foundations/component-vars.css.ts';
import * as css from './FloatBar.css.ts';
import { floatPlace, onFloatPlaces, type FloatSide } from './float-places.ts';
import { useRise } from './useRise.ts';

const room = componentVars.float.room.slice(4, -1);

/** Sets the height of the bar for the page, so that the end of the page and focused elements stay clear of it. */
function useRoom(place: HTMLElement | null): void {
  useEffect(() => {
    const bar = place?.parentElement;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    let drawn = 0;
    const observer = new ResizeObserver(() => {
      // Runs in the next frame, because it moves elements that others observe.
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(() => style.setProperty(room, `${bar.offsetHeight}px`));
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(drawn);
      style.removeProperty(room);
    };
  }, [place]);
}

export interface InFloatBarProps {
  readonly side: FloatSide;
  /** Stays while the question for consent is open, above it. */
  readonly always?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders content into the frame's bar of floats, or without a frame into the corner of the window. Before the visitor scrolls
 * it is raised off the controls of the first screen. In CSS: `data-side` in the corner, `data-always` on one that stays.
 */
export function InFloatBar({ side, always = false, children }: InFloatBarProps): ReactNode {
  const place = useSyncExternalStore(
    onFloatPlaces,
    () => floatPlace(side),
    () => null,
  );
  useRoom(place);
  useRise(place);
  const float = (
    <div className={css.float} data-always={always ? '' : undefined}>
      {children}
    </div>
  );
  return place ? (
    createPortal(float, place)
  ) : (
    <div className={css.alone} data-side={side}>
      {float}
    </div>
  );
}
