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
export function watchSections(sections: readonly Element[], onChange: (section: Element) => void): () => void {
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
