export * from './PromotionBody.tsx';
