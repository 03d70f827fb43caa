import type { Loadable, PromotionModel } from '../../slots/models.ts';
import { ListStates, type ListStatesProps } from '../ListStates/index.ts';
import { PromotionGrid, PromotionGridSkeleton } from './PromotionCard.tsx';

export interface PromotionListProps {
  readonly list: Loadable<PromotionModel>;
  /** Message of the empty list. */
  readonly empty: { readonly title: string; readonly hint?: string };
  readonly texts: ListStatesProps<PromotionModel>['texts'];
}

/** Promotions as cards, in every load state (HOME-24). */
export function PromotionList({ list, empty, texts }: PromotionListProps) {
  return (
    <ListStates
      list={list}
      waiting={<PromotionGridSkeleton count={3} />}
      empty={{ kind: 'empty', ...empty }}
      texts={texts}
    >
      {(items) => <PromotionGrid promotions={items} />}
    </ListStates>
  );
}
