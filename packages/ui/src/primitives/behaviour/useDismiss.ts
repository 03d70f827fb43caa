import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { takesEscape } from './takesEscape.ts';

/** A panel that can be dismissed. */
export interface Dismissable<Root extends HTMLElement> {
  /** The element that holds the button and the panel. */
  readonly root: RefObject<Root | null>;
  /** Closes the panel and returns the focus to its button, the one with `aria-expanded`. */
  readonly dismiss: () => void;
}

/** Closes a panel on Escape, which also returns the focus to its button, and on a press or focus outside of its root. */
export function useDismiss<Root extends HTMLElement>(open: boolean, onClose: () => void): Dismissable<Root> {
  const root = useRef<Root>(null);
  const close = useEffectEvent(onClose);
  const dismiss = (): void => {
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onClose();
  };
  const onEscape = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (takesEscape(event)) onEscape();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { root, dismiss };
}
