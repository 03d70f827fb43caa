export * from '../_desktop/views.ts';
export const home = () => import('./home/HomeView.tsx');
export const hall = () => import('./hall/HallView.tsx');
export const promotionList = () => import('./promotion-list/PromotionListView.tsx');
export const account = () => import('./account/AccountView.tsx');
