import { PromotionGrid } from '../../../patterns/PromotionCard/index.ts';
import type { PromotionShelfProps } from '../../../views/home/homePromotions.tsx';
import { Section } from './Section.ts';

/** A row of promotions on another page (HOME-24). */
export default function PromotionShelf({ title, promotions, more }: PromotionShelfProps) {
  return (
    <Section title={title} more={more}>
      <PromotionGrid promotions={promotions.slice(0, 4)} />
    </Section>
  );
}
