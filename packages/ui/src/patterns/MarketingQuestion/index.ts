export { MarketingQuestion, type MarketingGroup, type MarketingQuestionProps } from './MarketingQuestion.tsx';
