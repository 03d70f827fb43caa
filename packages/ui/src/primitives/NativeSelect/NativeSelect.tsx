import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import type { ControlName } from '../shared/name.types.ts';
import { checkChoice } from '../dev/checks.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { describedBy, Field } from '../TextField/Field.tsx';
import * as styles from './NativeSelect.css.ts';

type Attributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'aria-label' | 'value' | 'defaultValue' | 'children'>;

interface OwnProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** '' for no choice. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Placeholder; selecting it clears the choice. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Invalid without a message of its own, as part of a group. */
  readonly wrong?: boolean | undefined;
  /** Read-only. */
  readonly locked?: boolean | undefined;
}

export type NativeSelectProps = Attributes & OwnProps & ControlName;

/**
 * A native select: supports autofill and the phone's own list. In CSS: `data-empty` without a choice, `data-invalid` with an
 * error, `data-locked` if read-only.
 */
export function NativeSelect(props: NativeSelectProps): ReactNode {
  const { label, options, value, onValueChange, placeholder, hint, error, wrong, locked, required, ...rest } = props;
  if (import.meta.env.DEV) checkChoice('NativeSelect', value, options, '');
  const ownId = useId();
  const id = rest.id ?? ownId;
  const described = describedBy(id, { hint, error });
  const control = (
    <span className={styles.root}>
      <select
        {...rest}
        id={id}
        className={styles.control}
        value={value}
        disabled={locked === true || rest.disabled === true}
        data-empty={value === '' ? '' : undefined}
        data-invalid={error || wrong ? '' : undefined}
        data-locked={locked ? '' : undefined}
        aria-required={required || undefined}
        aria-invalid={error || wrong ? true : undefined}
        aria-describedby={described ?? rest['aria-describedby']}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {placeholder === undefined && value !== '' ? null : (
          <option className={styles.option} value="">
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} className={styles.option} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Glyph name="down" />
      </span>
    </span>
  );
  // In a group, the field's label belongs to all parts.
  if (label === undefined && !hint && !error) return control;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {control}
    </Field>
  );
}
