import { useEffect, useRef, type FormEvent } from 'react';

/** Focuses a control of a form by its name, without scrolling. */
function focusField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return null;
  field.focus({ preventScroll: true });
  return field;
}

/** The state of a form, which the app holds. */
export interface FormOptions<Field extends string> {
  /** Name of the field that gets the focus when the form opens or shows its next step; a change of it focuses again. */
  readonly first: Field;
  /** `quiet` errors were found on blur: they are announced, but do not move the focus. */
  readonly error: { readonly field: Field | null; readonly message: string; readonly quiet?: boolean } | null;
  /** While the form is being sent, it is not sent again. */
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/**
 * A form that the app validates: the props of its `form`, and the message of each field. Focuses the first field, later the field of
 * an error.
 */
export function useForm<Field extends string>({ first, error, busy, onSubmit }: FormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
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
  }, [first]);
  useEffect(() => {
    if (!error?.field || error.quiet) return;
    const field = focusField(form.current, error.field);
    // Scroll message and field into view, as on a zoomed page, unless visible already.
    const message = field && document.getElementById(`${field.id}-error`);
    for (const part of [message, field]) part?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return {
    form: { ref: form, noValidate: true, onSubmit: submit },
    wrong: (field: Field): string | undefined => (error?.field === field ? error.message : undefined),
  };
}
