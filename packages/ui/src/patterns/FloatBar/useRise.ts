import { useEffect } from 'react';
import { media } from '../../foundations/breakpoints.ts';
import { rise } from './FloatBar.css.ts';
import { riseOf, type Box, type Middle } from './riseOf.ts';

const property = rise.slice(4, -1);
const interactive = 'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';

/** Where the floats of a bar lie while they are not raised. */
function boxesOf(bar: HTMLElement): readonly Box[] {
  const origin = bar.getBoundingClientRect();
  return [...bar.querySelectorAll<HTMLElement>('[data-side] > *')].map((float) => {
    // Offsets ignore transforms, so also a rise that is under way.
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
 * visitor scrolls, they are at the lower edge: a control below them can be scrolled into view.
 */
export function useRise(place: HTMLElement | null): void {
  useEffect(() => {
    const bar = place?.parentElement;
    if (!bar) return undefined;
    const raise = (): void => {
      const isFirst = window.scrollY <= 0 && window.matchMedia(media.belowDesktop).matches;
      const next = isFirst ? riseOf(boxesOf(bar), controlsOf(bar)) : 0;
      bar.style.setProperty(property, `${-next}px`);
    };
    const observer = new ResizeObserver(raise);
    for (const element of [document.body, ...bar.children]) observer.observe(element);
    window.addEventListener('scroll', raise, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', raise);
      bar.style.removeProperty(property);
    };
  }, [place]);
}
