import { PromotionGrid } from '../../../patterns/PromotionCard/index.ts';
import type { Destination, PromotionModel } from '../../../slots/models.ts';
import { Section } from './Section.ts';

export interface PromotionShelfProps {
  readonly title: string;
  readonly promotions: readonly PromotionModel[];
  /** Link to all promotions. */
  readonly more: { readonly label: string; readonly to: Destination };
}

/** A row of promotions on another page (HOME-24). */
export default function PromotionShelf({ title, promotions, more }: PromotionShelfProps) {
  return (
    <Section title={title} more={more}>
      <PromotionGrid promotions={promotions.slice(0, 4)} />
    </Section>
  );
}
