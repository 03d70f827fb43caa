import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions in two panes: pictures in one column, texts beside them (HOME-24). */
export default withClassName(Base, css.root);
