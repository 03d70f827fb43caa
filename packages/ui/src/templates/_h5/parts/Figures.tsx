import { Amount, type AmountProps } from '../../../primitives/Amount/index.ts';
import * as css from './Figures.css.ts';

/** An amount in large type: in one line, and smaller where its digits need more than the width of a phone (LOC-01). */
export function Figures({ amount, stale }: { readonly amount: AmountProps['value'] } & Pick<AmountProps, 'stale'>) {
  return (
    <span className={css.figures} style={{ '--letters': amount?.length ?? 1 }}>
      <Amount value={amount} stale={stale} />
    </span>
  );
}
