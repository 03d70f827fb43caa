import * as css from './RecordDetail.css.ts';
import type { RecordRow } from './RecordTable.types.ts';

/** Further details of a record, as names with values (AGT-21x). */
export function RecordDetail({ detail }: { readonly detail: NonNullable<RecordRow['detail']> }) {
  return (
    <dl className={css.root}>
      {detail.map(({ id, label, value }) => (
        <div key={id} className={css.line}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
