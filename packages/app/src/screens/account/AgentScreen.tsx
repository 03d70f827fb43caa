import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useAgentView } from './useAgentView.ts';

function AgentScreen() {
  const { page }: { readonly page?: string | undefined } = Route.useSearch();
  return <TemplateView name="account" props={useAgentView(page)} />;
}

export const Route = createLazyRoute(routePatterns.agent)({ component: AgentScreen });
