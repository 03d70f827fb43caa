import type { ReactNode } from 'react';
import { checkName } from '../dev/checks.ts';
import { FieldError } from '../shared/FieldError.tsx';
import * as styles from './Field.css.ts';

export interface FieldProps {
  /** Id of the control. */
  readonly id: string;
  readonly label?: string | undefined;
  /** Permanent help; its id is `${id}-hint`. */
  readonly hint?: string | undefined;
  /** Error message; its id is `${id}-error`. */
  readonly error?: string | undefined;
  /** Content at the end of the line below the control. */
  readonly note?: ReactNode;
  readonly required?: boolean | undefined;
  /** The control is a group, which has the label as its name. */
  readonly group?: boolean | undefined;
  readonly children: ReactNode;
}

/** Ids for a control's `aria-describedby`; undefined for none. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Layout of a field: label, control, hint and error. */
export function Field({ id, label, hint, error, note, required, group = false, children }: FieldProps): ReactNode {
  if (import.meta.env.DEV) checkName('Field', label);
  const named = group && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy(id, { hint, error }),
  };
  return (
    <div className={styles.field} {...named}>
      {label ? (
        <div className={styles.label}>
          {group ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
          {/* Visual only: the control itself reports that it is required. */}
          {required ? (
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </div>
      ) : null}
      {children}
      {hint || note ? (
        <div className={styles.under}>
          <span id={`${id}-hint`}>{hint}</span>
          {note}
        </div>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
