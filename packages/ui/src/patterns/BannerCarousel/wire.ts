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

/** The way of a finger that counts as a swipe, px. */
const SWIPE_PX = 40;

/** A finger that goes over a carousel before its swipe engine is there presses a button of it. */
function wireSwipes(): void {
  let from: { readonly x: number; readonly y: number; readonly carousel: Element } | undefined;
  const begin = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
    const carousel = pointerType !== 'mouse' && isPrimary && target instanceof Element && carouselOf(target);
    from = carousel && !carousel.querySelector('[data-engine]') ? { x, y, carousel } : undefined;
  };
  const end = ({ clientX, clientY }: PointerEvent): void => {
    if (!from) return;
    const [across, along] = [clientX - from.x, clientY - from.y];
    const to = across < 0 ? 'next' : 'previous';
    if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(along)))
      from.carousel.querySelector<HTMLElement>(`[data-to="${to}"]`)?.click();
    from = undefined;
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  // The page scrolls instead.
  addEventListener('pointercancel', () => (from = undefined), true);
}

/**
 * Moves the carousels of a page from the server until React takes them over, each by itself (HOME-12x), and carries out swipes
 * until their engine does. It runs before React is there, so it needs nothing but the markup.
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
  wireSwipes();
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
