import { useEffect, useRef, useState } from 'react';
import type { ListSearch } from '../../kernel/route/search.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** Debounce of typing before the address is updated, in milliseconds. Browsers limit how often it may change. */
export const typingDelay = 250;

/** The state of a list in its address: typed text is shown at once and written to the address with a delay (CAT-12). */
export function useListAddress(search: ListSearch) {
  const { core, writeQuery } = useRuntime();
  const { clock } = core.ports;
  const q = search.q ?? '';
  const [input, setInput] = useState({ typed: q, written: q, seen: q });
  if (q !== input.seen) {
    // The address changed from outside: back, forward, another list.
    setInput({ ...input, seen: q, ...(q !== input.written && { typed: q, written: q }) });
  }
  const waiting = useRef<{ readonly list: string; readonly typed: string; readonly stop: () => void }>(undefined);
  const list = `${search.gt_id} ${search.gp_id} ${search.isCrashGame}`;
  const write = (part: Partial<ListSearch>) => writeQuery(part, { replace: true });
  const writeWords = (typed: string) => {
    setInput((now) => ({ ...now, typed, written: typed }));
    // Another list of results begins at its first page.
    return { q: typed || undefined, page: undefined };
  };
  // Pending input belongs to the list for which it was typed.
  useEffect(
    () => () => {
      if (waiting.current?.list !== list) return;
      waiting.current.stop();
      waiting.current = undefined;
    },
    [list],
  );
  return {
    /** Changes with the list, not with its filters. */
    list,
    typed: input.typed,
    type: (typed: string) => {
      setInput((now) => ({ ...now, typed }));
      waiting.current?.stop();
      const later = () => {
        waiting.current = undefined;
        write(writeWords(typed));
      };
      waiting.current = { list, typed, stop: clock.after(typingDelay, later) };
    },
    /** Writes a choice to the address, together with pending input. */
    choose: (part: Partial<ListSearch>, words?: string) => {
      // Values typed and chosen before hydration are reported together, before the next render.
      const typed = words ?? waiting.current?.typed ?? input.typed;
      waiting.current?.stop();
      waiting.current = undefined;
      write({ ...writeWords(typed), ...part });
    },
  };
}
