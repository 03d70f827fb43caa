import { useEffect } from 'react';
import { frameOf } from '../../kernel/page-frame.ts';
import { useRuntime, useTemplate } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/usePageId.ts';

/** Whether a key belongs to a field of a dialog that the visitor fills in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"] :is(input, textarea, select)') !== null;

/** Opens the search of all games by Ctrl+K or Cmd+K, in templates that have it, on every page with a frame. */
export function useSearchShortcut(): void {
  const { overlays } = useRuntime();
  const framed = frameOf(usePageId()).layout !== 'plain';
  const offered = useTemplate((state) => state.template.slots.GameSearch !== undefined) && framed;
  useEffect(() => {
    if (!offered) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || isTyping(target)) return;
      event.preventDefault();
      overlays.open('gameSearch');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [offered, overlays]);
}
