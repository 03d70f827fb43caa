import type { PromotionListViewProps } from '../../../views/promotion-list/contract.ts';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions in two panes: pictures in one column, texts beside them (HOME-24). */
export default function PromotionListView(props: PromotionListViewProps) {
  return <Base {...props} className={css.root} />;
}
