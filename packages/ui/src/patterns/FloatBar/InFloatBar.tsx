import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { media } from '../../foundations/breakpoints.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { floatPlace, onFloatPlaces, type FloatSide } from './float-places.ts';
import * as css from './FloatBar.css.ts';
import { riseOf, type Box, type Middle } from './riseOf.ts';

const room = componentVars.float.room.slice(4, -1);

/** Sets the height of the bar for the page, so that the end of the page and focused elements stay clear of it. */
function useRoom(place: HTMLElement | null): void {
  useEffect(() => {
    const bar = place?.closest<HTMLElement>('[data-floats]');
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
    <div className={css.alone} data-side={side === 'start' ? 'start' : 'end'}>
      {float}
    </div>
  );
}

const property = css.rise.slice(4, -1);
const interactive = 'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';

/** Where the floats of a bar lie while they are not raised. */
function boxesOf(bar: HTMLElement): readonly Box[] {
  const origin = bar.getBoundingClientRect();
  return [...bar.querySelectorAll<HTMLElement>('[data-side] > *')].map((float) => {
    // Offsets ignore transforms, so also a css.rise that is under way.
    const [left, top] = [origin.left + float.offsetLeft, origin.top + float.offsetTop];
    return { left, top, right: left + float.offsetWidth, bottom: top + float.offsetHeight };
  });
}

/** Middles of the controls of the frame around the bar. */
const controlsOf = (bar: HTMLElement): readonly Middle[] =>
  [...(bar.parentElement?.querySelectorAll(interactive) ?? [])]
    .filter((control) => !bar.contains(control))
    .map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });

/**
 * Raises the floats of a phone's bar together, so that they cover no control of the first screen and not each other. Once the
 * visitor has scrolled, they stay at the lower edge: a control below them can be scrolled into view.
 */
function useRise(place: HTMLElement | null): void {
  useEffect(() => {
    const bar = place?.closest<HTMLElement>('[data-floats]');
    if (!bar) return undefined;
    let isKnown = false;
    let width = window.innerWidth;
    const raise = (): void => {
      // A visitor who has scrolled knows that it frees a control. A turned phone has another first screen.
      isKnown = window.scrollY > 0 || (isKnown && width === window.innerWidth);
      width = window.innerWidth;
      const isFirst = !isKnown && window.matchMedia(media.belowDesktop).matches;
      const next = isFirst ? riseOf(boxesOf(bar), controlsOf(bar)) : 0;
      bar.style.setProperty(property, `${-next}px`);
    };
    const observer = new ResizeObserver(raise);
    for (const element of [document.body, ...bar.querySelectorAll('[data-side]')]) observer.observe(element);
    window.addEventListener('scroll', raise, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', raise);
      bar.style.removeProperty(property);
    };
  }, [place]);
}
