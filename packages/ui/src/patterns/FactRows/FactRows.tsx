import type { ReactNode } from 'react';
import * as css from './FactRows.css.ts';

/** A label with its value. */
export interface FactRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Facts as a list of labels and values. */
export function FactRows({ facts }: { readonly facts: readonly FactRow[] }): ReactNode {
  return (
    <dl className={css.rows}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
