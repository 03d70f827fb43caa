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

/**
 * Brings each input into view when it gets the focus: iOS lays its keyboard over the page without moving what is typed in
 * (CONST-02).
 * @returns ends it.
 */
export function keepInputsInView(clock: Pick<ClockPort, 'after'>): () => void {
  let stop = (): void => undefined;
  const focused = ({ target }: FocusEvent): void => {
    stop();
    if (!(target instanceof HTMLElement) || !target.matches(typed)) return;
    const scroll = (): void => {
      if (document.activeElement === target) target.scrollIntoView({ block: 'center' });
    };
    stop = scrollOnce(scroll, window.visualViewport, clock);
  };
  document.addEventListener('focusin', focused);
  return () => {
    stop();
    document.removeEventListener('focusin', focused);
  };
}
