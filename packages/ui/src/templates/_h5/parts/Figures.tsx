import { Verbatim } from '../../../primitives/Verbatim/index.ts';
import * as css from './Figures.css.ts';

/** An amount in large type: in one line, and smaller where its digits need more than the width of a phone (LOC-01). */
export function Figures({ amount }: { readonly amount: string | null | undefined }) {
  const text = amount ?? '–';
  return (
    <span className={css.figures} style={{ '--letters': text.length }}>
      <Verbatim>{text}</Verbatim>
    </span>
  );
}
