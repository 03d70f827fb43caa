export { createPlay, type PlayFeature } from './createPlay.ts';
export type { PlaySources } from './play.documents.ts';
export { maintenanceText } from './play.maintenance.ts';
export type { LoadingPage } from './play.pages.ts';
export type { PlayDialog, PlayStoreState } from './play.store.ts';
export type { PlayPlace, PlayState, PlayStatus } from './play.state.ts';
export type { Game, Launch, PlayInterval, PlayMode, PlayNotice, PlaySurface } from './play.types.ts';
export { usePlay } from './usePlay.ts';
