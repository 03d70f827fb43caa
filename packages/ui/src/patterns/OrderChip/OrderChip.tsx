import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import type { OpenOrderModel } from '../../slots/models.ts';
import * as css from './OrderChip.css.ts';

export interface OrderChipProps {
  readonly order: OpenOrderModel;
  /** As wide as its place. */
  readonly block?: boolean;
}

/** An order of money that is under way: what it is, how far it is, and the way to its story. In CSS: `data-block`. */
export function OrderChip({ order: { label, state, href }, block = false }: OrderChipProps): ReactNode {
  return (
    <Link href={href} className={css.chip} data-block={block ? '' : undefined}>
      <span className={css.mark} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={css.state}>{state}</span>
      </span>
    </Link>
  );
}
