import { lazy, Suspense, type ComponentType } from 'react';
import type { Destination, PromotionModel } from '../../slots/models.ts';
import type { HomeViewProps } from './contract.ts';

/** Props of a base's row of promotions. */
export interface PromotionShelfProps {
  readonly title: string;
  readonly promotions: readonly PromotionModel[];
  /** Link to all promotions. */
  readonly more: { readonly label: string; readonly to: Destination };
}

/**
 * Creates the earlier promotions at the end of home, with a link to all of them; renders nothing if there are none (HOME-24).
 * @param load the row of the base: below the fold and rendered only with its list, so it is not part of the first load
 */
export function homePromotions(load: () => Promise<{ readonly default: ComponentType<PromotionShelfProps> }>) {
  const PromotionShelf = lazy(load);
  return function HomePromotions({
    promotions,
    promotionsHref,
    texts,
  }: Pick<HomeViewProps, 'promotions' | 'promotionsHref' | 'texts'>) {
    if (promotions.items.length === 0) return null;
    return (
      <Suspense fallback={null}>
        <PromotionShelf
          title={texts.promotions}
          promotions={promotions.items}
          more={{ label: texts.seeAll, to: { href: promotionsHref } }}
        />
      </Suspense>
    );
  };
}
