export type { Question } from './double-validation.types.ts';
export { canSkip, createDoubleValidation, type DoubleValidation } from './createDoubleValidation.ts';
