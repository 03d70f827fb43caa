export * from './PromotionCard.tsx';
