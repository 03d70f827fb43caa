export type { PlayFeature } from './createPlay.ts';
export { createLatePlay } from './latePlay.ts';
export type { PlaySources } from './play.documents.ts';
export { maintenanceText } from './play.maintenance.ts';
export type { LoadingPage } from './play.pages.ts';
export type { PlayDialog, PlayStoreState } from './play.shown.ts';
export type { PlayPlace, PlayState, PlayStatus } from './play.state.ts';
export type { PlayableGame } from '../../playable-game.ts';
export type { Launch, PlayInterval, PlayMode, PlayNotice, PlaySurface } from './play.types.ts';
