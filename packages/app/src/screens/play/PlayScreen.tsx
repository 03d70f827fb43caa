import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { usePlayView } from './usePlayView.ts';

function PlayScreen() {
  return <TemplateView name="play" props={usePlayView()} />;
}

export const Route = createLazyRoute(routePatterns.play)({ component: PlayScreen });
