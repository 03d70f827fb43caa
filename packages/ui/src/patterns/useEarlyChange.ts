import { useEffect, useRef, useState, type RefObject } from 'react';

/** For a field that may have been changed before hydration. */
interface EarlyChange<Field> {
  readonly ref: RefObject<Field | null>;
  /**
   * The value that the field shows: the early choice until the rendered value follows it. Otherwise React would reset a
   * select to the rendered value, and the browser's own `change` event, right after hydration, would report that value.
   */
  readonly value: string;
}

/**
 * Reports text or a choice that was entered before hydration. React keeps it in the field but fires no event, because it
 * takes the current value for the rendered one.
 *
 * Browsers put values back into the fields of a page that the visitor returns to, by type, name and order, and that would
 * count as a choice. So the field needs `autocomplete="off"`, and a select a name of its own: WebKit restores it in spite of
 * that, but not with the value of another.
 * @param value the rendered value
 */
export function useEarlyChange<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
): EarlyChange<Field> {
  const ref = useRef<Field>(null);
  const first = useRef({ value, onChange });
  const [early, setEarly] = useState<{ readonly rendered: string; readonly found: string }>();
  if (early && value !== early.rendered) setEarly(undefined);
  useEffect(() => {
    const { value: rendered, onChange: report } = first.current;
    const found = ref.current?.value ?? rendered;
    if (found === rendered) return;
    setEarly({ rendered, found });
    report(found);
  }, []);
  return { ref, value: early?.found ?? value };
}
