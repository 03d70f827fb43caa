import { useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import { watchSections } from './watchSections.ts';

/** The section that a visitor reads, and the way to another one. */
export interface ScrollSpy {
  /** Id of the section that is being read; the first until the page is measured, null without sections. */
  readonly current: string | null;
  /**
   * Scrolls to a section and moves the focus there, as a link to it would. It is current at once and remains so while
   * scrolling.
   */
  readonly goTo: (id: string) => void;
}

const scrollKeys = /^(?:Arrow|Page|Home$|End$| $)/;

/**
 * Reports which of several sections is at the top of the page, and scrolls to them: smoothly, or at once with reduced motion.
 * The position of the top respects `scroll-padding-top` of the page and `scroll-margin-top` of the sections.
 * @param ids of the sections' elements, in page order; elements with `tabIndex={-1}` get the focus
 */
export function useScrollSpy(ids: readonly string[]): ScrollSpy {
  const [read, setRead] = useState<string | null>(null);
  /** The last reported section, and the target of a programmatic scroll, during which reports are ignored. */
  const seen = useRef<string | null>(null);
  const target = useRef<string | null>(null);
  const calm = useReducedMotion();
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    return watchSections(sections, ({ id }) => {
      seen.current = id;
      if (target.current === id) target.current = null;
      if (target.current === null) setRead(id);
    });
  }, [key]);

  useEffect(() => {
    // The visitor scrolls, possibly before the target is reached.
    const release = (event: Event): void => {
      if (target.current === null || (event instanceof KeyboardEvent && !scrollKeys.test(event.key))) return;
      target.current = null;
      setRead(seen.current);
    };
    const events = ['wheel', 'touchmove', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, release, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, release);
    };
  }, []);

  const goTo = useCallback(
    (id: string): void => {
      const section = document.getElementById(id);
      if (!section) return;
      target.current = id === seen.current ? null : id;
      setRead(id);
      section.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
      section.focus({ preventScroll: true });
    },
    [calm],
  );

  const current = read !== null && ids.includes(read) ? read : (ids[0] ?? null);
  return { current, goTo };
}
