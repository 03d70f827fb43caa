export { createPlay, type PlayFeature } from './createPlay.ts';
export { lastGame } from './play.last.ts';
export { maintenanceText } from './play.maintenance.ts';
export { attachLoadingPage, type LoadingPage } from './surfaces/play.placeholder.ts';
export type { PlayDialog } from './machine/play.store.ts';
