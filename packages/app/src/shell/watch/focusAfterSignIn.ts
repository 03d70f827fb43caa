import type { Runtime } from '../../kernel/runtime.ts';

/**
 * Moves the focus to the content of the page when a sign-in has taken away the control that had it, such as the form and the
 * button that opened it: otherwise it would be lost, and a keyboard would begin at the top. Ends with the visitor's next action.
 */
export function focusAfterSignIn({ core }: Pick<Runtime, 'core'>): void {
  core.events.on('login', () => {
    // Nothing is lost where nothing had it: after a sign-in by a link, or before the first press.
    if (document.activeElement === document.body) return;
    const restore = () => {
      if (document.activeElement !== document.body) return;
      const content = document.querySelector<HTMLElement>('main');
      if (content === null) return;
      content.tabIndex = -1;
      content.focus({ preventScroll: true });
    };
    // The form closes a moment later, and the page that follows may replace the content.
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    const acted = new AbortController();
    const end = () => {
      observer.disconnect();
      acted.abort();
    };
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, end, { capture: true, signal: acted.signal });
  });
}
