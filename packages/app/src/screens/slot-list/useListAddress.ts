import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ListSearch } from '../../kernel/search.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** How long typing must rest before the words go into the address, milliseconds. Browsers refuse an address for each key. */
export const typingDelay = 250;

/** The state of a list in its address (CAT-12): what was typed is shown at once and written there when typing rests. */
export function useListAddress(search: ListSearch) {
  const { core } = useRuntime();
  const { clock } = core.ports;
  const navigate = useNavigate();
  const q = search.q ?? '';
  const [input, setInput] = useState({ typed: q, written: q, seen: q });
  if (q !== input.seen) {
    // Another address than the one written here: back, forward, another list.
    setInput({ ...input, seen: q, ...(q !== input.written && { typed: q, written: q }) });
  }
  const waiting = useRef<{ readonly list: string; readonly stop: () => void }>(undefined);
  const list = `${search.gt_id} ${search.gp_id} ${search.isCrashGame}`;
  const write = (part: Partial<ListSearch>) =>
    void navigate({
      to: '.',
      search: (before: ListSearch) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  const writeWords = (typed: string) => {
    setInput((now) => ({ ...now, typed, written: typed }));
    return { q: typed || undefined };
  };
  // Words that were not written yet belong to the list they were typed for.
  useEffect(
    () => () => {
      if (waiting.current?.list === list) waiting.current.stop();
    },
    [list],
  );
  return {
    /** Stays the same while only the way of looking at the list changes. */
    list,
    typed: input.typed,
    type: (typed: string) => {
      setInput((now) => ({ ...now, typed }));
      waiting.current?.stop();
      waiting.current = { list, stop: clock.after(typingDelay, () => write(writeWords(typed))) };
    },
    /** Writes a choice, and with it the words, also those still being typed. */
    choose: (part: Partial<ListSearch>, typed: string = input.typed) => {
      waiting.current?.stop();
      write({ ...writeWords(typed), ...part });
    },
  };
}
