import type { FormHandle, FormValues } from '../../forms/types.ts';
import type { RegisterValues } from './registerFields.ts';

/** Gives core access to the form, also before it is mounted. */
export interface FormLink<Values extends FormValues<Values> = RegisterValues> extends Pick<
  FormHandle<Values>,
  'read' | 'set' | 'focus' | 'recheck'
> {
  readonly attach: (handle: FormHandle<Values>) => void;
}

/** Creates a link; until a form is attached its values are `initial`. */
export function createFormLink<Values extends FormValues<Values>>(initial: Values): FormLink<Values> {
  let form: FormHandle<Values> | null = null;
  return {
    attach: (handle) => {
      form = handle;
    },
    read: () => form?.read() ?? initial,
    set: (values) => form?.set(values),
    focus: (name) => form?.focus(name),
    recheck: () => form?.recheck(),
  };
}
