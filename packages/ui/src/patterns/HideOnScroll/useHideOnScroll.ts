import { useLayoutEffect, useRef, type RefObject } from 'react';
import { media } from '../../foundations/breakpoints.ts';

/** Scroll distance in px that counts as a direction: less may be a resting finger. */
const slack = 12;

/** True while the bar contains the keyboard focus or a mouse is over it. A touch leaves neither behind. */
const inUse = (bar: HTMLElement): boolean =>
  bar.querySelector(':focus-visible') !== null || (matchMedia(media.hover).matches && bar.matches(':hover'));

/**
 * Hides an element with the class `hides` while the page scrolls down. It returns on scrolling up, at both ends of the page,
 * and on focus; it does not hide while it has the focus or a mouse is over it. Sets `data-away` on the element
 * while it is hidden, and `data-bar-away` on the page for parts that are on the bar, without rendering.
 */
export function useHideOnScroll<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const page = document.documentElement;
    // The turning point: the highest position since the bar was shown, or the lowest since it was hidden.
    let turn = page.scrollTop;
    let away = false;
    const turnTo = (next: boolean): void => {
      away = next;
      turn = page.scrollTop;
      element.toggleAttribute('data-away', next);
      page.toggleAttribute('data-bar-away', next);
    };
    const onScroll = (): void => {
      const top = page.scrollTop;
      const atEnd = top <= slack || top + page.clientHeight >= page.scrollHeight - slack;
      if (atEnd) turnTo(false);
      else if (away && turn - top > slack) turnTo(false);
      else if (!away && top - turn > slack && !inUse(element)) turnTo(true);
      else turn = away ? Math.max(turn, top) : Math.min(turn, top);
    };
    const onFocus = (): void => turnTo(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
      page.removeAttribute('data-bar-away');
    };
  }, []);
  return bar;
}
