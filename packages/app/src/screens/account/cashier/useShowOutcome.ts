import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of the page and moves the focus there when the outcome replaces a form: the pressed button is gone, and
 * the outcome is above the viewport (MEM-37x).
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
