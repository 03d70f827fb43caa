/*
 * The suite that checks a platform against the contract: the sandbox's tests and `housefront doctor --against` run it. Not for
 * browsers.
 */
export { judgeAnswer, type Judgement, type PlatformAnswer, type Verdict } from './answer.ts';
export type { Drift, DriftFindings, DriftNote } from './drift-findings.ts';
export { driftsOf } from './drifts.ts';
export { saysClosed, type Facts, type KnownGame, type KnownProvider } from './facts.ts';
export { withoutCall } from './optional.ts';
export { changingCalls, readingCalls, requestOf, siteCalls, type Made } from './requests.ts';
export {
  runSuite,
  SLOW_MS,
  type AskPlatform,
  type CallReport,
  type Reply,
  type SuiteOptions,
  type SuiteResult,
} from './runSuite.ts';
export { shown, shownText } from './shown.ts';
