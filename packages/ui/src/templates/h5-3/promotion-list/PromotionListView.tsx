import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions as large cards of the deck, picture first, text on its lower half (HOME-24). */
export default withClassName(Base, css.root);
