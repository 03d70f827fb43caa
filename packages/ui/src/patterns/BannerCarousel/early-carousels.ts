/** The slide that a carousel's markup shows, from 0: the one that is not inert. */
export const slideShown = (viewport: HTMLElement | null): number =>
  Math.max(
    0,
    [...(viewport?.children ?? [])].findIndex((slide) => !slide.hasAttribute('inert')),
  );

/** Scroll position of each slide. Negative in right-to-left text. */
export function slidePositions(viewport: Element): number[] {
  const slides = [...viewport.querySelectorAll<HTMLElement>(':scope > *')];
  const end = viewport.scrollWidth - viewport.clientWidth;
  return slides.map(({ offsetLeft }) => {
    const left = offsetLeft - (slides[0]?.offsetLeft ?? 0);
    return Math.sign(left) * Math.min(Math.abs(left), end);
  });
}

/** Marks a carousel as hydrated: from now on React handles it. */
export const markHydrated = (carousel: Element | null): void => carousel?.setAttribute('data-hydrated', '');

/**
 * Handles the buttons of server-rendered carousels until React hydrates them, and keeps `inert` and `aria-current` in step
 * with a swipe. The document contains it as text, so it uses only its arguments (HOME-12x).
 * @param pressed buttons that are pressed again after hydration; those handled here are removed
 * @param positions {@link slidePositions}
 */
export function enhanceBeforeHydration(
  pressed: Set<HTMLButtonElement>,
  positions: (viewport: Element) => number[],
): void {
  const viewportOf = (part: EventTarget | null): Element | null | undefined => {
    const carousel = part instanceof Element && part.closest('[aria-roledescription="carousel"]:not([data-hydrated])');
    return carousel ? carousel.querySelector('[aria-roledescription="slide"]')?.parentElement : null;
  };
  const mark = (viewport: Element, shown: number): void => {
    [...viewport.children].forEach((slide, index) => slide.toggleAttribute('inert', index !== shown));
    viewport.parentElement?.querySelectorAll('[data-to][aria-current]').forEach((dot, index) => {
      dot.setAttribute('aria-current', `${index === shown}`);
    });
  };
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[data-to]');
    const viewport = button && viewportOf(button);
    if (!viewport) return;
    const { to = '' } = button.dataset;
    const slides = [...viewport.children];
    const from = slides.findIndex((slide) => !slide.hasAttribute('inert'));
    const by: Readonly<Record<string, number>> = { previous: from + slides.length - 1, next: from + 1 };
    const shown = (by[to] ?? Number(to)) % slides.length;
    viewport.scrollTo({ left: positions(viewport)[shown] ?? 0 });
    mark(viewport, shown);
    pressed.delete(button);
    // Otherwise React would hydrate the page at once and repeat the press.
    event.stopPropagation();
  };
  addEventListener('click', onClick, true);
  let timer: ReturnType<typeof setTimeout>;
  const onScroll = ({ target }: Event): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const viewport = viewportOf(target);
      if (!viewport || viewport !== target) return;
      const away = positions(viewport).map((left) => Math.abs(left - viewport.scrollLeft));
      mark(viewport, away.indexOf(Math.min(...away)));
    }, 150);
  };
  addEventListener('scroll', onScroll, true);
}
