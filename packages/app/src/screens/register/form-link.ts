import type { FormHandle } from '../../forms/types.ts';
import type { RegisterValues } from './registerFields.ts';

/** Gives core access to the form, also before it is mounted. */
export interface FormLink {
  readonly attach: (handle: FormHandle<RegisterValues>) => void;
  readonly read: () => RegisterValues;
  readonly set: FormHandle<RegisterValues>['set'];
  readonly focus: FormHandle<RegisterValues>['focus'];
  readonly recheck: () => void;
}

/** Creates a link; until a form is attached its values are `initial`. */
export function createFormLink(initial: RegisterValues): FormLink {
  let form: FormHandle<RegisterValues> | null = null;
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
