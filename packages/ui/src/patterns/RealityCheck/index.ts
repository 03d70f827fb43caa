export { IdleQuestion, type IdleQuestionProps } from './IdleQuestion.tsx';
export { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';
