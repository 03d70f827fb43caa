/** Smallest share of a page that is worth skipping: smaller blocks cost more to watch than to style. */
const LEAST = 8;

const isFixed = (element: Element, view: Window): boolean =>
  /^(?:fixed|sticky)$/.test(view.getComputedStyle(element).position);

/** The blocks of a page that may be skipped: at most as large as the pane, and without sticky or fixed parts. */
function blocksOf(page: Document, view: Window): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  const walk = (element: Element): void => {
    for (const child of element.children) {
      const within = [...child.querySelectorAll('*')];
      if (within.length < LEAST) continue;
      const small = child.getBoundingClientRect().height <= view.innerHeight / 2;
      const still = small && ![child, ...within].some((each) => isFixed(each, view));
      // Elements of another document are instances of its own classes.
      if (still && /^(?:block|grid|flex|list-item)$/.test(view.getComputedStyle(child).display))
        found.push(child as HTMLElement);
      else walk(child);
    }
  };
  walk(page.body);
  return found;
}

/** The height that an element keeps while the browser skips its content. */
function contentHeight(element: HTMLElement, view: Window): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = view.getComputedStyle(element);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  return element.getBoundingClientRect().height - around.reduce((sum, each) => sum + each, 0);
}

/**
 * Skips offscreen blocks of a page until they are scrolled into view: a changed variable of the root restyles every element,
 * and a pane shows less than half of its page. Sizes stay the same.
 * @returns stops it, and shows everything
 */
export function restOutOfView(page: Document): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const watched = new Set<HTMLElement>();
  const wake = (element: HTMLElement): void => {
    element.style.removeProperty('content-visibility');
    element.style.removeProperty('contain-intrinsic-height');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting) wake(element);
        else if (element.style.getPropertyValue('content-visibility') === '') {
          element.style.setProperty('contain-intrinsic-height', `${contentHeight(element, view)}px`);
          element.style.setProperty('content-visibility', 'hidden');
        }
      }
    },
    { root: page, rootMargin: '50px' },
  );
  const look = (): void => {
    for (const element of watched) {
      if (element.isConnected) continue;
      observer.unobserve(element);
      watched.delete(element);
    }
    for (const element of blocksOf(page, view)) {
      if (watched.has(element) || [...watched].some((each) => each.contains(element) || element.contains(each)))
        continue;
      watched.add(element);
      observer.observe(element);
    }
  };
  // Pages take a moment to show lazy content.
  let timer = setTimeout(look, 500);
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, 500);
  });
  changes.observe(page.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    observer.disconnect();
    for (const element of watched) wake(element);
  };
}
