import { useEffect, useRef } from 'react';

/** The title of a panel; the panel itself where the page has said its title. */
const titleOf = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(':scope > h2') ?? (panel.ariaLabel === null ? null : panel);

const panels = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main section')].filter(titleOf);

/**
 * Keeps the focus near where it was when the focused control goes away, e.g. with the thing that it removed: on the title of
 * its panel, of the panel that replaced this one, else of the panel before. A keyboard goes on from there, and a screen
 * reader announces it (PLT-01).
 */
export function useKeepFocus(): void {
  const last = useRef<{ readonly control: Element; readonly panel: HTMLElement; readonly all: readonly HTMLElement[] }>(
    null,
  );
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const all = panels();
      const panel = target instanceof Element && all.filter((one) => one.contains(target)).at(-1);
      if (panel) last.current = { control: target, panel, all };
    };
    const restore = () => {
      const was = last.current;
      if (was === null || was.control.isConnected || document.activeElement !== document.body) return;
      const now = panels();
      const before = was.all
        .slice(0, was.all.indexOf(was.panel))
        .filter((panel) => panel.isConnected)
        .at(-1);
      const home = was.panel.isConnected
        ? was.panel
        : (now.find((panel) => !was.all.includes(panel)) ?? before ?? now[0]);
      const title = home && titleOf(home);
      if (!title) return;
      last.current = null;
      title.tabIndex = -1;
      title.focus();
    };
    // A dialog that closes gives the focus back a moment later, perhaps to a control that is gone.
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
