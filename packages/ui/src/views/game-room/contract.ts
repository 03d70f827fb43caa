export type { GameRoomViewProps, SlotListTexts as GameRoomTexts } from '../slot-list/contract.ts';
