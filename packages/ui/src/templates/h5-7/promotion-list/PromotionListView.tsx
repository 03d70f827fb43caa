import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_h5/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions as vouchers of the wallet: a stub with the picture, a perforation, and the text (HOME-24). */
export default withClassName(Base, css.root);
