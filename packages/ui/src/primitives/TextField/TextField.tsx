import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ControlName } from '../shared/name.types.ts';
import { describedBy, Field } from './Field.tsx';
import * as styles from './Field.css.ts';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-label' | 'size' | 'value' | 'defaultValue'>;

interface OwnProps {
  readonly value?: string;
  readonly defaultValue?: string;
  /** Called with the text at each change. */
  readonly onValueChange?: (value: string) => void;
  /** Permanent help. */
  readonly hint?: string | undefined;
  /** Error message; sets the invalid state. */
  readonly error?: string | undefined;
  readonly startIcon?: ReactNode;
  /** A control at the end of the box, such as a button. */
  readonly end?: ReactNode;
  /** A control beside the box, or below it if there is no room. */
  readonly beside?: ReactNode;
  /** Maximum length; shows a counter if set (SHELL-56). */
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field has a label or an aria-label; other attributes are passed to the input. */
export type TextFieldProps = InputProps & OwnProps & ControlName;

/** One line of text. In CSS: `data-invalid` with an error, `data-disabled`, and `data-locked` if read-only. */
export function TextField({
  label,
  hint,
  error,
  startIcon,
  end,
  beside,
  required,
  onValueChange,
  onChange,
  value,
  defaultValue,
  maxLength,
  className,
  id,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const fieldId = id ?? ownId;
  const text = value ?? typed;
  const box = (
    <div
      className={styles.box}
      data-invalid={error ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      data-locked={rest.readOnly ? '' : undefined}
      // Replaces `:has(:focus-visible)` in browsers without it; set on the element, to avoid a render.
      onFocus={({ currentTarget, target }) =>
        currentTarget.toggleAttribute('data-focus-visible', target.matches(':focus-visible'))
      }
      onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-focus-visible')}
    >
      {startIcon ? <span className={styles.start}>{startIcon}</span> : null}
      <input
        type="text"
        {...rest}
        id={fieldId}
        className={`${styles.input} ${className ?? ''}`}
        value={text}
        maxLength={maxLength}
        // Not `required`: an empty field is not invalid before submit.
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange?.(event.target.value);
          onChange?.(event);
        }}
      />
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  );
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={required}
      note={maxLength === undefined ? null : <span className={styles.count}>{`${text.length} / ${maxLength}`}</span>}
    >
      {beside ? (
        <div className={styles.row}>
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
    </Field>
  );
}
