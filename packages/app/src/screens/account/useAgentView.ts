import { isAgent } from '@housefront/core/features/agent';
import { pickText } from '@housefront/core/i18n';
import type { AccountBlock, AccountViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { openCustomerService, useCustomerService } from '../../models/useCustomerService.ts';
import { useCopy } from '../../kernel/useCopy.ts';
import { agentPage, type AgentPage } from './agent-menu.ts';
import { useAccountFrame } from './useAccountFrame.ts';

/** The plan for a member who is no agent: the platform's answer to an application (AGT-10, AGT-11x). */
function useApplication(enabled: boolean): {
  readonly state: 'loading' | 'ready' | 'error';
  readonly block: AccountBlock;
  readonly onRetry: () => void;
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const service = useCustomerService();
  const introducer = useQuery({
    queryKey: ['member', 'introducer', core.ports.storage.get('member_id') ?? ''],
    queryFn: async () => (await core.referral.current()) ?? null,
    enabled,
  });
  const agentId = introducer.data?.kind === 'agent' ? introducer.data.value : '';
  const answer = useQuery({ ...core.agent.queries.eligibility(agentId), enabled: enabled && introducer.isSuccess });
  const mayApply = answer.data?.kind === 'eligible' && !core.config.hiddenLinks.includes('applyAgent');
  const said = answer.data?.kind === 'refused' ? answer.data.message : t('account.agent_not_eligible_body');
  return {
    state: answer.isSuccess ? 'ready' : answer.isError ? 'error' : 'loading',
    onRetry: () => void answer.refetch(),
    block: {
      kind: 'notice',
      id: 'application',
      tone: mayApply ? 'success' : 'info',
      title: mayApply ? t('account.agent_apply_title') : t('account.agent_not_eligible_title'),
      body: mayApply ? t(service === null ? 'account.no_service' : 'account.agent_apply_body') : said,
      actions:
        mayApply && service !== null
          ? [{ id: 'apply', label: t('account.apply_agent'), main: true, onOpen: () => openCustomerService(service) }]
          : [],
    },
  };
}

/** The referral link of an agent (SHELL-27). */
function useReferralLink(memberId: string | undefined): string {
  const { core } = useRuntime();
  const { data } = useQuery({
    queryKey: ['member', 'referral-link', memberId ?? ''],
    queryFn: () => core.referral.link('agent', memberId ?? '', paths.register()),
    enabled: memberId !== undefined,
    staleTime: Infinity,
  });
  return data ?? '';
}

/** The agent window: the plan for everybody, registration for agents (SHELL-06, SHELL-13x, AUTH-50x). */
export function useAgentView(named: string | undefined): AccountViewProps {
  const { core } = useRuntime();
  const { t, locale } = core.i18n;
  const copy = useCopy();
  const frame = useAccountFrame();
  const here = frame.member !== null;
  const layout = useQuery({ ...core.member.queries.layout(), enabled: here });
  const agent = layout.data !== undefined && isAgent(layout.data);
  const levels = useQuery({ ...core.agent.queries.levels(), enabled: agent });
  const application = useApplication(layout.data !== undefined && !agent);
  const address = useReferralLink(agent ? layout.data?.id : undefined);
  const page = agentPage(named, agent);

  const plan = (): readonly AccountBlock[] => {
    if (!agent || layout.data === undefined) return [application.block];
    const { agentLevel: level, isAgentActive: active } = layout.data;
    const name = pickText(levels.data?.[String(level)] ?? '', locale) || t('account.agent_level_of', { level });
    const facts = [
      { id: 'level', label: t('account.agent_level'), value: name },
      {
        id: 'state',
        label: t('account.agent_state'),
        value: t(active ? 'account.agent_active' : 'account.agent_paused'),
      },
      { id: 'id', label: t('account.agent_id'), value: layout.data.id, onCopy: () => copy(layout.data.id) },
    ];
    return [{ kind: 'facts', id: 'agent', title: t('account.agent_details'), facts }];
  };
  const register = (): readonly AccountBlock[] => {
    const labels = { title: t('account.agent_link_title'), body: t('account.agent_link_body') };
    const paused = { title: t('account.agent_paused'), body: t('account.agent_paused_body') };
    // A paused agent cannot refer members (AGT-03x).
    if (layout.data?.isAgentActive === false)
      return [{ kind: 'notice', id: 'paused', tone: 'warning', ...paused, actions: [] }];
    return [{ kind: 'share', id: 'link', ...labels, address, onCopy: () => copy(address) }];
  };
  const blocks: Record<AgentPage, () => readonly AccountBlock[]> = {
    Plan: plan,
    Register: register,
    'no-permission': () => [
      {
        kind: 'notice',
        id: 'no-permission',
        tone: 'warning',
        title: t('account.agents_only_title'),
        body: t('account.agents_only_body'),
        actions: core.config.hiddenLinks.includes('applyAgent')
          ? []
          : [{ id: 'apply', label: t('account.apply_agent'), main: true, href: paths.agent('Plan') }],
      },
    ],
  };

  const waits = !here || layout.data === undefined ? (layout.isError ? 'error' : 'loading') : null;
  const state = waits ?? (page === 'Plan' && !agent ? application.state : 'ready');
  const titles: Record<AgentPage, string> = {
    Plan: t('account.agent_plan'),
    Register: t('account.agent_register'),
    'no-permission': t('account.agent_centre'),
  };
  const sections = agent ? (['Plan', 'Register'] as const) : (['Plan'] as const);
  return {
    ...frame,
    title: t('account.agent_centre'),
    menu: [
      {
        id: 'agent',
        label: t('account.agent_centre'),
        entries: sections.map((id) => ({
          id,
          icon: id === 'Plan' ? 'plan' : 'invite',
          label: titles[id],
          href: paths.agent(id),
          active: id === page,
        })),
      },
    ],
    section: {
      title: titles[page],
      state,
      blocks: state === 'ready' ? blocks[page]() : [],
      onRetry: layout.isError ? () => void layout.refetch() : application.onRetry,
    },
  };
}
