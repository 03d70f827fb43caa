import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import type { ControlName } from '../shared/name.types.ts';
import { checkChoice } from '../dev/checks.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { describedBy, Field } from '../TextField/Field.tsx';
import * as styles from './NativeSelect.css.ts';

type Attributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'aria-label' | 'value' | 'defaultValue' | 'children'>;

interface OwnProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What stands there while nothing is chosen; choosing it again takes the choice back. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Invalid without a message of its own, as one of several. */
  readonly wrong?: boolean | undefined;
  /** Can be read, not changed. */
  readonly locked?: boolean | undefined;
}

export type NativeSelectProps = Attributes & OwnProps & ControlName;

/**
 * One of several as the device's own list: filled in by browsers, shown by phones as people know it. In CSS:
 * `data-empty` without a choice, `data-invalid` while something is wrong, `data-locked` when it can only be read.
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
  // As one of several it stands in the field of all of them.
  if (label === undefined && !hint && !error) return control;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {control}
    </Field>
  );
}
