import { useEffect, type RefObject } from 'react';

/** Focuses a control of a form by its name, without scrolling. */
function focusField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return null;
  field.focus({ preventScroll: true });
  return field;
}

/**
 * Manages the focus of a form: the first field when it opens or shows its next step, and the field of an error.
 * @param first name of the field that comes first; a change of it focuses again.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  first: string,
  error: { readonly field: string | null; readonly quiet?: boolean | undefined } | null,
): void {
  // A modal focuses its first control, the close button; the next frame comes after that.
  useEffect(() => {
    const element = form.current;
    const frame = requestAnimationFrame(() => focusField(element, first));
    // On a slow device that frame is late: a field that was pressed meanwhile keeps the focus.
    const stay = (): void => cancelAnimationFrame(frame);
    element?.addEventListener('pointerdown', stay);
    return () => {
      stay();
      element?.removeEventListener('pointerdown', stay);
    };
  }, [form, first]);
  useEffect(() => {
    // Errors found on blur are announced, but do not move the focus.
    if (!error?.field || error.quiet) return;
    const field = focusField(form.current, error.field);
    // Scroll message and field into view, as on a zoomed page, unless visible already.
    const message = field && document.getElementById(`${field.id}-error`);
    for (const part of [message, field]) part?.scrollIntoView({ block: 'nearest' });
  }, [form, error]);
}
