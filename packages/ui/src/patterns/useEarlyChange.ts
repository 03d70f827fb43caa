import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells what somebody typed or chose before hydration. React keeps it in the field and calls nobody, for it takes what it finds
 * for what was rendered.
 * @param value what was rendered
 * @returns for the field
 */
export function useEarlyChange<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef({ value, onChange });
  useEffect(() => {
    const { value: rendered, onChange: tell } = first.current;
    const found = field.current?.value ?? rendered;
    if (found !== rendered) tell(found);
  }, []);
  return field;
}
