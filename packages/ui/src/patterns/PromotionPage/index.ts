export * from './PromotionArticle.tsx';
export * from './PromotionOverview.tsx';
