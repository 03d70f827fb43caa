import type { ClockPort } from '@housefront/core';

/** How long a phone's keyboard may take to change what is seen of the page (CONST-02). */
export const KEYBOARD_MS = 500;

/**
 * Scrolls once: when what is seen of the page changes, because the keyboard has come, or after 500 ms without that.
 * @param viewport where the change is told, null where nobody tells it.
 * @returns takes it back.
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

/** Whether all of an element is seen: neither the keyboard nor a bar of the page lies over it. */
function isSeen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  if (top < offsetTop || bottom > offsetTop + height) return false;
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
}

/**
 * Brings each input into view when it gets the focus: iOS lays its keyboard over the page without moving what is typed in
 * (CONST-02). What is seen already stays where it is: in a bar that sticks, it would take the page away from where it stands.
 * @returns ends it.
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
