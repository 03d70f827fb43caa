export {
  browserProblem,
  isInApp,
  phoneSystem,
  wantsHomeScreenHint,
  type BrowserFacts,
  type BrowserProblem,
} from './browser-support.ts';
