export { homeScreenHintIsDue, keepHomeScreenHint } from './browser-support.hint.ts';
export { wayOutside } from './browser-support.outside.ts';
export {
  browserProblem,
  phoneSystem,
  wantsHomeScreenHint,
  type BrowserFacts,
  type BrowserProblem,
} from './browser-support.ts';
