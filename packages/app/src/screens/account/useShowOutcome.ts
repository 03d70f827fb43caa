import { useEffect, useRef } from 'react';

/**
 * Goes to the head of the page, with the focus, when a form gives way to what became of it (MEM-37x, MEM-39x): the button that was
 * pressed is gone, and the answer stands above what is seen.
 * @param hasForm whether the form is shown
 */
export function useShowOutcome(hasForm: boolean): void {
  const had = useRef(hasForm);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (had.current && !hasForm && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    had.current = hasForm;
  }, [hasForm]);
}
