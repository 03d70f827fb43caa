import * as css from './FormFields.css.ts';
import type { FieldModel } from './models.ts';

/** Props common to all fields. */
export const named = ({ name, label, hint, error, required }: FieldModel) => ({ name, label, hint, error, required });

/** Props of fields with one text input. */
export const text = (field: Extract<FieldModel, { placeholder?: string | undefined }>) => ({
  ...named(field),
  value: field.value,
  onValueChange: field.onChange,
  placeholder: field.placeholder,
  readOnly: field.readOnly ?? false,
  autoComplete: field.autocomplete ?? 'off',
  enterKeyHint: 'next' as const,
  spellCheck: false,
});

/** A lock for read-only fields, a spinner while the platform validates. */
export function statusIcon({ busy, readOnly }: Pick<FieldModel, 'busy' | 'readOnly'>) {
  if (busy) return <span className={css.asking} aria-hidden="true" />;
  return readOnly ? <span className={css.lock} aria-hidden="true" /> : null;
}
