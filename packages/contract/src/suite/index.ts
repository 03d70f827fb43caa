/*
 * The suite that checks a platform against the contract: the sandbox's tests and `housefront doctor --against` run it. Not for
 * browsers.
 */
export { judgeAnswer, type Judgement, type PlatformAnswer } from './answer.ts';
export type { Drift, DriftNote, Gap } from './drift-findings.ts';
/** @public Tests of platforms hold single replies against the contract. */
export { driftsOf } from './drifts.ts';
export { saysClosed, type SiteFacts } from './facts.ts';
export { changingCalls, readingCalls, requestOf, siteCalls } from './requests.ts';
export { runSuite, type AskPlatform, type CallReport, type Reply, type SuiteResult } from './runSuite.ts';
export { shown, shownText } from './shown.ts';
