export { createPlay, type PlayFeature } from './createPlay.ts';
export type { PlaySources } from './play.documents.ts';
export { maintenanceText } from './play.maintenance.ts';
export type { LoadingPage } from './play.placeholder.ts';
export type { PlayDialog, PlayStoreState } from './play.store.ts';
export type { PlayPlace, PlayState, PlayStatus } from './play.protocol.ts';
export type { PlayableGame } from '../../playable-game.ts';
export type { Launch, PlayInterval, PlayMode, PlayNotice, PlaySurface } from './play.types.ts';
