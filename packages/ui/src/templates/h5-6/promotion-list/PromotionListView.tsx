import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions as pictures of a programme, from edge to edge, titles below (HOME-24). */
export default withClassName(Base, css.root);
