import { PromotionCard } from '../../../patterns/PromotionCard/index.ts';
import { row as scrolls, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { PromotionShelfProps } from '../../../views/home/homePromotions.tsx';
import { bleed } from './page.css.ts';
import * as css from './PromotionShelf.css.ts';
import { Section } from './Section.ts';

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
