export { runPlatformCheck } from './platform-command.ts';
export { platformQuestions } from './platform-input.ts';
