export {
  browserProblem,
  phoneSystem,
  wantsHomeScreenHint,
  type BrowserFacts,
  type BrowserProblem,
} from './browser-support.ts';
