export { createPlay, type PlayFeature } from './createPlay.ts';
export { maintenanceText } from './play.maintenance.ts';
export { attachLoadingPage, type LoadingPage } from './play.placeholder.ts';
export type { PlayDialog } from './play.store.ts';
