export {
  confirmSecondFactor,
  createCodeStep,
  foldTyped,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  type TypedCodeOutcome,
} from './second-factor.actions.ts';
export { secondFactorQueries } from './second-factor.queries.ts';
export type { NewSecret } from './second-factor.types.ts';
