import { homePromotions } from '../../../views/home/homePromotions.tsx';

/** Earlier promotions at the end of home (HOME-24). */
export const HomePromotions = homePromotions(() => import('../parts/PromotionShelf.tsx'));
