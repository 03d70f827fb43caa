export type { GameRoomViewProps } from '../slot-list/contract.ts';
