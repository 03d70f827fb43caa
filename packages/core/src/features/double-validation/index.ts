export type { Question } from './double-validation.types.ts';
export { canSkip, createDoubleValidation, foldAnswer, type DoubleValidation } from './createDoubleValidation.ts';
