import { useEffect, type RefObject } from 'react';

/** Focuses a control of a form by its name, without moving the page. */
function focusField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return null;
  field.focus({ preventScroll: true });
  return field;
}

/**
 * Puts the focus where a person goes on: at the first field when the form opens or shows its next step, and at the field
 * that an error speaks of.
 * @param first name of the field that comes first; a change of it focuses again.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  first: string,
  error: { readonly field: string | null; readonly quiet?: boolean | undefined } | null,
): void {
  // A modal gives focus to its first control, the close button; the next frame is after that.
  useEffect(() => {
    const element = form.current;
    const frame = requestAnimationFrame(() => focusField(element, first));
    // On a busy machine that frame is long in coming: whoever has pressed a field by then goes on there.
    const stay = (): void => cancelAnimationFrame(frame);
    element?.addEventListener('pointerdown', stay);
    return () => {
      stay();
      element?.removeEventListener('pointerdown', stay);
    };
  }, [form, first]);
  useEffect(() => {
    // What is found while a field is left is said, but does not pull anybody back.
    if (!error?.field || error.quiet) return;
    const field = focusField(form.current, error.field);
    // Message and field may be out of sight, as on a page that is zoomed in; what can be seen stays where it is.
    const message = field && document.getElementById(`${field.id}-error`);
    for (const part of [message, field]) part?.scrollIntoView({ block: 'nearest' });
  }, [form, error]);
}
