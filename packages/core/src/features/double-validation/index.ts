export {
  canSkip,
  createDoubleValidation,
  type AnswerOutcome,
  type DoubleValidation,
  type DoubleValidationState,
} from './createDoubleValidation.ts';
export { answerRefusal, emptyAnswerKey, skipRefusal } from './double-validation.codes.ts';
