import type { ClockPort } from '@housefront/core';

/** Longest time, in milliseconds, that a phone's keyboard takes to change the visual viewport (CONST-02). */
export const KEYBOARD_MS = 500;

/**
 * Scrolls once: when the visual viewport changes because the keyboard opens, or after 500 ms without a change.
 * @param viewport emits the change; null where the browser has none.
 * @returns cancels it.
 */
export function scrollOnce(
  scroll: () => void,
  viewport: EventTarget | null,
  clock: Pick<ClockPort, 'after'>,
): () => void {
  const run = (): void => {
    stop();
    scroll();
  };
  const cancel = clock.after(KEYBOARD_MS, run);
  const stop = (): void => {
    cancel();
    viewport?.removeEventListener('resize', run);
  };
  viewport?.addEventListener('resize', run);
  return stop;
}

const typed = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, select';

/** Whether an element is fully visible: not covered by the keyboard or a bar of the page. */
function isSeen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  if (top < offsetTop || bottom > offsetTop + height) return false;
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
}

/**
 * Scrolls each input into view when it is focused: iOS opens its keyboard over the page without scrolling. Visible inputs are
 * left alone: scrolling to one in a sticky bar would move the page (CONST-02).
 * @returns stops it.
 */
export function keepInputsInView(clock: Pick<ClockPort, 'after'>): () => void {
  let stop = (): void => undefined;
  const focused = ({ target }: FocusEvent): void => {
    stop();
    if (!(target instanceof HTMLElement) || !target.matches(typed)) return;
    const scroll = (): void => {
      if (document.activeElement === target && !isSeen(target)) target.scrollIntoView({ block: 'center' });
    };
    stop = scrollOnce(scroll, window.visualViewport, clock);
  };
  document.addEventListener('focusin', focused);
  return () => {
    stop();
    document.removeEventListener('focusin', focused);
  };
}
