import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions as rows of one list, as dense as the games (HOME-24). */
export default withClassName(Base, css.root);
