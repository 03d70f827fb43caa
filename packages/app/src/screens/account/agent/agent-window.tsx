import type { Core } from '@housefront/core';
import { isAgent } from '@housefront/core/features/agent';
import type { AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { usePageAddress } from '../../../kernel/useRoute.ts';
import { agentMenu, agentPage } from './agent-menu.ts';
import { agentSections } from '../window/sections.ts';
import { loadingSection, menuModel, SectionWindow } from '../window/SectionWindow.tsx';
import { useAccountFrame } from '../window/useAccountFrame.ts';

/** Loads the code of the section in an address, assuming an agent, because the kind of member is not known yet. */
export const loadAgentSection = (core: Core, section: string | undefined): Promise<void> =>
  agentSections.load(core, agentPage(section, true));

/** `/proxy`, section in the query: terms for all members, the rest for agents (SHELL-06). */
export function AgentPage() {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { page } = usePageAddress('agent').search;
  const frame = useAccountFrame();
  const layout = useQuery({ ...core.member.queries.layout(), enabled: frame.member !== null });
  const { data } = layout;
  const agent = data !== undefined && isAgent(data);
  // The kind of member decides which page is shown.
  const id = agentPage(page, agent || data === undefined);
  const unknown: AccountSection | null =
    data === undefined
      ? { ...loadingSection, ...(layout.isError && { state: 'error', onRetry: () => void layout.refetch() }) }
      : null;
  return (
    <SectionWindow
      id={id}
      sections={agentSections}
      frame={frame}
      title={t('account.agent_centre')}
      menu={menuModel(agentMenu(agent), id, t, (entry) => paths.agent(entry.id))}
      instead={unknown}
    />
  );
}
