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
  /** What is wrong; marks the box as invalid. */
  readonly error?: string | undefined;
}

export type CheckboxProps = OwnProps & ControlName;

/** A box to tick; the whole row is the target. */
export function Checkbox({ label, error, onCheckedChange, ...rest }: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div>
      <span className={styles.row}>
        <Radix.Root
          {...rest}
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onCheckedChange={(checked) => onCheckedChange(checked === true)}
        >
          <Radix.Indicator className={styles.mark}>
            <Glyph name="check" size="18px" weight={3} />
          </Radix.Indicator>
        </Radix.Root>
        {label ? (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        ) : null}
      </span>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
