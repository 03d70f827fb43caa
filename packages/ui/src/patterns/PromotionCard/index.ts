export * from './PromotionCard.tsx';
export * from './PromotionList.tsx';
