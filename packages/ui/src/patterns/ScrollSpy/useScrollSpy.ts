import { useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';

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

const px = (length: string): number => Number.parseFloat(length) || 0;

/** Distance in px from the top of the viewport to the line where `scrollIntoView` puts the start of a section. */
const readingLine = (section: Element): number =>
  px(getComputedStyle(document.documentElement).scrollPaddingTop) + px(getComputedStyle(section).scrollMarginTop);

/**
 * Calls back with the section at the reading line whenever it changes, by intersection observers: nothing runs while
 * scrolling within a section. At the end of the page the last section counts, even if it is too short to reach the line;
 * before any scrolling the first. Returns a function that stops.
 * @param sections in the order of the page; at least one
 */
function watchSections(sections: readonly Element[], onChange: (section: Element) => void): () => void {
  const last = sections.at(-1);
  const [first] = sections;
  if (!first || !last) return () => {};
  const shown = new Set<Element>();
  let ended = false;
  const report = (): void => {
    // After a jump beyond the last section, and in the gap between two, the section above counts.
    const above = (): Element | undefined => sections.filter((one) => one.getBoundingClientRect().top < 0).at(-1);
    onChange((ended && window.scrollY > 0 ? last : (sections.find((one) => shown.has(one)) ?? above())) ?? first);
  };

  let measured = '';
  let stop = (): void => {};
  const watch = (): void => {
    const line = readingLine(first) + 1;
    const { scrollHeight } = document.documentElement;
    const below = Math.floor(scrollHeight - window.scrollY - last.getBoundingClientRect().bottom);
    const now = `${line} ${below}`;
    if (now === measured) return;
    measured = now;
    stop();
    const band = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) shown[isIntersecting ? 'add' : 'delete'](target);
        report();
      },
      { root: document, rootMargin: `-${line}px 0px -50% 0px` },
    );
    for (const section of sections) band.observe(section);
    // The whole last section is above this edge only when the page is scrolled to its end.
    const end = new IntersectionObserver(
      (entries) => {
        ended = (entries.at(-1)?.intersectionRatio ?? 0) === 1;
        report();
      },
      { root: document, rootMargin: `${scrollHeight}px 0px ${1 - below}px 0px`, threshold: 1 },
    );
    end.observe(last);
    stop = () => {
      band.disconnect();
      end.disconnect();
    };
  };

  // Reports at once, and whenever the page changes its length.
  const size = new ResizeObserver(watch);
  size.observe(document.body);
  return () => {
    size.disconnect();
    stop();
  };
}
