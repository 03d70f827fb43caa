/** Index of the slide that a track shows, from 0; the first without a track. */
export const slideShown = (track: HTMLElement | null): number => Number(track?.style.getPropertyValue('--slide') ?? 0);

/** From now on React moves a carousel, by `data-taken`. */
export const takeCarousel = (carousel: Element | null): void => carousel?.setAttribute('data-taken', '');

/**
 * Moves the carousels of a page from the server until React takes them over, each by itself (HOME-12x), and carries out swipes
 * until their engine does. The document holds it as text, so that a banner answers as soon as it is there: it needs nothing but
 * the markup, and nothing of this module.
 * @param noted buttons that were pressed and are pressed again once React listens; what is done here is removed
 */
export function wireCarousels(noted: Set<HTMLButtonElement>): void {
  const carouselOf = (part: Element): Element | null => part.closest('[aria-roledescription="carousel"]');
  // Does what a button of a carousel is for, unless React does. False: it was not done.
  const carryOut = (button: HTMLElement): boolean => {
    const carousel = carouselOf(button);
    const slides = carousel?.querySelectorAll('[aria-roledescription="slide"]');
    const track = slides?.[0]?.parentElement;
    const { to } = button.dataset;
    if (!carousel || !slides || !track || to === undefined || carousel.hasAttribute('data-taken')) return false;
    const from = Number(track.style.getPropertyValue('--slide'));
    const by: Readonly<Record<string, number>> = { previous: from + slides.length - 1, next: from + 1 };
    const shown = (by[to] ?? Number(to)) % slides.length;
    // Written as React writes it, which compares the text.
    track.setAttribute('style', `--slide:${shown}`);
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== shown));
    carousel.querySelectorAll('[data-to][aria-current]').forEach((dot, index) => {
      dot.setAttribute('aria-current', `${index === shown}`);
    });
    return true;
  };
  const answer = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !carryOut(button)) return;
    noted.delete(button);
    // React would hydrate the page at once for a press, and carry it out once more.
    event.stopPropagation();
  };
  addEventListener('click', answer, true);

  // A finger that goes over a carousel before its swipe engine is there presses a button of it.
  let start: { readonly x: number; readonly y: number; readonly carousel: Element } | undefined;
  const begin = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
    const carousel = pointerType !== 'mouse' && isPrimary && target instanceof Element && carouselOf(target);
    start = carousel && !carousel.querySelector('[data-engine]') ? { x, y, carousel } : undefined;
  };
  const end = ({ clientX, clientY }: PointerEvent): void => {
    if (!start) return;
    const [across, along] = [clientX - start.x, clientY - start.y];
    const to = across < 0 ? 'next' : 'previous';
    // The way of a finger that counts as a swipe, in px.
    if (Math.abs(across) > Math.max(40, Math.abs(along)))
      start.carousel.querySelector<HTMLElement>(`[data-to="${to}"]`)?.click();
    start = undefined;
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  // The page scrolls instead.
  addEventListener('pointercancel', () => (start = undefined), true);
}
