import { useId } from 'react';
import { describedBy, Field } from '../../primitives/TextField/index.ts';
import * as css from './FormFields.css.ts';
import type { TextareaFieldModel } from './models.ts';

/** Multi-line text. In CSS: `data-invalid` with an error, `data-locked` if read-only. */
export function TextareaField(props: Omit<TextareaFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, placeholder, autocomplete, maxLength } = props;
  const id = useId();
  const note = maxLength !== undefined && <span className={css.count}>{`${value.length} / ${maxLength}`}</span>;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note || null}>
      <textarea
        id={id}
        className={css.textarea}
        name={name}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        maxLength={maxLength}
        readOnly={readOnly}
        autoComplete={autocomplete ?? 'off'}
        data-invalid={error ? '' : undefined}
        data-locked={readOnly ? '' : undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}
