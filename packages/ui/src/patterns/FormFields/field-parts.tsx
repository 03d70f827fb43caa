import * as css from './FormFields.css.ts';
import type { FieldModel } from './models.ts';

/** What every field gives to its control. */
export const named = ({ name, label, hint, error, required }: FieldModel) => ({ name, label, hint, error, required });

/** What a field with one text gives to its input. */
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

/** A lock, or the sign that the platform is being asked. */
export function statusIcon({ busy, readOnly }: Pick<FieldModel, 'busy' | 'readOnly'>) {
  if (busy) return <span className={css.asking} aria-hidden="true" />;
  return readOnly ? <span className={css.lock} aria-hidden="true" /> : null;
}
