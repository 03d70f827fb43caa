import { PromotionCard } from '../../../patterns/PromotionCard/index.ts';
import { row as scrolls, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { Destination, PromotionModel } from '../../../slots/models.ts';
import { bleed } from './page.css.ts';
import * as css from './PromotionShelf.css.ts';
import { Section } from './Section.ts';

export interface PromotionShelfProps {
  readonly title: string;
  readonly promotions: readonly PromotionModel[];
  /** Link to all promotions. */
  readonly more: { readonly label: string; readonly to: Destination };
}

/** A scrollable row of promotions (HOME-24). */
export default function PromotionShelf({ title, promotions, more }: PromotionShelfProps) {
  const list = useScrollRow<HTMLUListElement>();
  return (
    <Section title={title} more={more}>
      <ul ref={list} role="list" className={`${scrolls} ${css.row} ${bleed}`}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
