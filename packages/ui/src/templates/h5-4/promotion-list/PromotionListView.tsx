import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions as on home: the first across both columns, the others in two (HOME-24). */
export default withClassName(Base, css.root);
