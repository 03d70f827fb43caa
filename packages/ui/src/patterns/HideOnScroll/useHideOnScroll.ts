import { useLayoutEffect, useRef, type RefObject } from 'react';
import { media } from '../../foundations/breakpoints.ts';

/** Distance in px that counts as scrolling in a direction: less is a resting finger. */
const slack = 12;

/** True while the bar is in use: the keyboard is in it, or a mouse is over it. A pressed touch leaves neither behind. */
const inUse = (bar: HTMLElement): boolean =>
  bar.querySelector(':focus-visible') !== null || (matchMedia(media.hover).matches && bar.matches(':hover'));

/**
 * Makes an element with the class `hides` leave while the page scrolls down. It comes back on scrolling up, at both ends of the
 * page, and when focus enters it; it never leaves while the keyboard or a mouse is in it. Written to the element without
 * rendering: `data-away` while it is gone.
 */
export function useHideOnScroll<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const page = document.documentElement;
    // The turning point: the highest place since the bar is shown, the lowest since it is gone.
    let turn = page.scrollTop;
    let away = false;
    const turnTo = (next: boolean): void => {
      away = next;
      turn = page.scrollTop;
      element.toggleAttribute('data-away', next);
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
    };
  }, []);
  return bar;
}
