import { lazy, Suspense } from 'react';
import type { HomeViewProps } from '../../../views/home/contract.ts';

// Below the fold and rendered only with its list: not part of the first load.
const PromotionShelf = lazy(() => import('../parts/PromotionShelf.tsx'));

/** Earlier promotions at the end of home, with the way to all; nothing without any (HOME-24). */
export function HomePromotions({
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
}
