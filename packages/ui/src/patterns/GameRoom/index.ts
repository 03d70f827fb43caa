export { GameRoom, type GameRoomProps } from './GameRoom.tsx';
