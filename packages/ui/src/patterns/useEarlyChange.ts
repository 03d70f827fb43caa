import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells what somebody typed or chose before hydration. React keeps it in the field and calls nobody, for it takes what it finds
 * for what was rendered.
 * @param value what was rendered
 */
export function useEarlyChange(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const first = useRef({ value, onChange });
  useEffect(() => {
    const { value: rendered, onChange: tell } = first.current;
    const found = field.current?.value ?? rendered;
    if (found !== rendered) tell(found);
  }, [field]);
}
