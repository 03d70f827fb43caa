import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useGameRoomView } from './useGameRoomView.ts';

export { prefetch } from '../slot-list/SlotListScreen.tsx';

function GameRoomScreen() {
  return <TemplateView name="gameRoom" props={useGameRoomView(Route.useSearch())} />;
}

export const Route = createLazyRoute(routePatterns.gameRoom)({ component: GameRoomScreen });
