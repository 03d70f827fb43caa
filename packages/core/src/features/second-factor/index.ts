export {
  confirmSecondFactor,
  createCodeStep,
  foldTyped,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './second-factor.actions.ts';
export { secondFactorQueries } from './second-factor.queries.ts';
export type { NewSecret } from './second-factor.types.ts';
