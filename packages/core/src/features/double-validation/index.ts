export { canSkip, createDoubleValidation, type DoubleValidation } from './createDoubleValidation.ts';
