import { useId, type ReactNode } from 'react';
import { FieldError } from '../shared/FieldError.tsx';
import type { ControlName } from '../shared/name.types.ts';
import { Glyph } from '../shared/glyphs.tsx';
import * as styles from './Checkbox.css.ts';

interface OwnProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Name in a form. */
  readonly name?: string;
  /** Error message; sets the invalid state. */
  readonly error?: string | undefined;
  /** Content after the label, such as a link to the agreement. */
  readonly beside?: ReactNode;
}

export type CheckboxProps = OwnProps & ControlName;

/** A checkbox; the whole row is the target. */
export function Checkbox({
  label,
  error,
  beside,
  required = false,
  onCheckedChange,
  ...rest
}: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div>
      <span className={styles.row}>
        <span className={styles.holder}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            className={styles.box}
            // Not `required`: the browser would show its own message.
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onCheckedChange(event.target.checked)}
          />
          {rest.checked ? (
            <span className={styles.indicator}>
              <Glyph name="check" size="18px" weight={3} />
            </span>
          ) : null}
        </span>
        {label ? (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        ) : null}
      </span>
      {beside}
      <FieldError id={id} error={error} />
    </div>
  );
}
