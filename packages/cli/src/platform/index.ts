export { checkPlatform } from './checkPlatform.ts';
export { platformText } from './platformText.ts';
export { platformPage } from './reportPage.ts';
export type { CheckedSite, Login, PlatformFinding, PlatformOptions, PlatformReport, RealtimeServer } from './types.ts';
export { isWell, verdictOf } from './verdict.ts';
