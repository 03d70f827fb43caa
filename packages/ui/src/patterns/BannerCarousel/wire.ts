/** Carousels that React moves. */
const taken = new WeakSet<Element>();

const carouselOf = (part: Element | null): Element | null => part?.closest('[aria-roledescription="carousel"]') ?? null;

/** Index of the slide that a track shows, from 0; the first without a track. */
export const slideShown = (track: HTMLElement | null): number => Number(track?.style.getPropertyValue('--slide') ?? 0);

/** Does what a button of a carousel is for, unless React does. False: it was not done. */
function carryOut(button: HTMLElement): boolean {
  const carousel = carouselOf(button);
  const slides = carousel?.querySelectorAll('[aria-roledescription="slide"]');
  const track = slides?.[0]?.parentElement;
  const { to } = button.dataset;
  if (!carousel || !slides || !track || to === undefined || taken.has(carousel)) return false;
  const from = slideShown(track);
  const by: Readonly<Record<string, number>> = { previous: from + slides.length - 1, next: from + 1 };
  const shown = (by[to] ?? Number(to)) % slides.length;
  // Written as React writes it, which compares the text.
  track.setAttribute('style', `--slide:${shown}`);
  slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== shown));
  carousel.querySelectorAll('[data-to][aria-current]').forEach((dot, index) => {
    dot.setAttribute('aria-current', `${index === shown}`);
  });
  return true;
}

/**
 * Moves the carousels of a page from the server until React takes them over, each by itself (HOME-12x). It runs before React
 * is there, so it needs nothing but the markup.
 * @param noted buttons that were pressed already and are pressed again once React listens; what is done here is removed
 */
export function wireCarousels(noted: Set<HTMLButtonElement> = new Set()): void {
  for (const button of noted) if (carryOut(button)) noted.delete(button);
  const answer = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !carryOut(button)) return;
    noted.delete(button);
    // React would hydrate the page at once for a press, and carry it out once more.
    event.stopPropagation();
  };
  addEventListener('click', answer, true);
}

/**
 * From now on React moves the carousel of a track.
 * @returns index of the slide that it shows, which a press may have changed since React read it
 */
export function takeCarousel(track: HTMLElement | null): number {
  const carousel = carouselOf(track);
  if (carousel) taken.add(carousel);
  return slideShown(track);
}
