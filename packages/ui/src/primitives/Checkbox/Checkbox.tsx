import * as Radix from 'radix-ui/checkbox';
import { useId, type ReactNode } from 'react';
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
  /** After the label, such as a link to the agreement. */
  readonly beside?: ReactNode;
}

export type CheckboxProps = OwnProps & ControlName;

/** A checkbox; the whole row is the target. */
export function Checkbox({ label, error, beside, onCheckedChange, ...rest }: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div>
      <span className={styles.row}>
        <Radix.Root
          {...rest}
          id={id}
          // Not every browser names a button by its label.
          {...(label ? { 'aria-labelledby': `${id}-label` } : {})}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onCheckedChange={(checked) => onCheckedChange(checked === true)}
        >
          <Radix.Indicator className={styles.indicator}>
            <Glyph name="check" size="18px" weight={3} />
          </Radix.Indicator>
        </Radix.Root>
        {label ? (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {label}
          </label>
        ) : null}
      </span>
      {beside}
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
