import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_desktop/promotion-list/PromotionListView.tsx';
import * as css from './PromotionListView.css.ts';

/** Promotions of the lobby: the first one large like the hero of home, the others close together (HOME-24). */
export default withClassName(Base, css.root);
