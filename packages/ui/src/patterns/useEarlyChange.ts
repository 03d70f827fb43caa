import { useEffect, useRef, useState, type RefObject } from 'react';

/** For a field that may have been changed before hydration. */
interface EarlyChange<Field> {
  readonly ref: RefObject<Field | null>;
  /**
   * What the field has to show: the early choice until the rendered value follows it. React would put a select back to what
   * was rendered, and the browser's own `change` event, which comes right after hydration, would tell that.
   */
  readonly value: string;
}

/**
 * Tells what somebody typed or chose before hydration. React keeps it in the field and calls nobody, for it takes what it finds
 * for what was rendered.
 * @param value what was rendered
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
    const { value: rendered, onChange: tell } = first.current;
    const found = ref.current?.value ?? rendered;
    if (found === rendered) return;
    setEarly({ rendered, found });
    tell(found);
  }, []);
  return { ref, value: early?.found ?? value };
}
