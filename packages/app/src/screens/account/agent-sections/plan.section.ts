import { isUnknownCall } from '@housefront/core';
import { formatKnown, formatMoney } from '@housefront/core/i18n';
import type { AccountBlock, AccountFact, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { percent } from '../records/record-cells.ts';
import { useApplication } from '../agent/useApplication.ts';
import { useAgencyKind, useLevelName, useStanding } from '../agent/useStanding.ts';

/**
 * The plan for agents: the member's status as an agent or how to become one, the terms in short, and the earnings of each
 * level (AGT-13x).
 */
export default function usePlan(): AccountSection {
  const { core, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const copy = useCopy();
  const standing = useStanding();
  const nameOf = useLevelName();
  const kindOf = useAgencyKind();
  const application = useApplication(standing === null);
  const plan = useQuery(core.agent.queries.plan());
  // Platforms without a plan still say who may apply.
  const unknown = isUnknownCall(plan.error);

  const onRetry = () => {
    if (plan.isError) void plan.refetch();
    if (application.state === 'error') application.onRetry();
  };
  const waits = standing === null ? application.state : 'ready';
  if (waits !== 'ready') return { state: waits, blocks: [], onRetry };
  if (plan.data === undefined && !unknown) return { state: plan.isError ? 'error' : 'loading', blocks: [], onRetry };

  const own = (): AccountBlock => {
    if (standing === null) {
      const href = paths.agent('Agreement');
      return application.notice([{ id: 'apply', label: t('account.apply_agent'), main: true, href }]);
    }
    const id = core.ports.storage.get('member_id') ?? '';
    const facts: AccountFact[] = [
      { id: 'level', label: t('account.agent_level'), value: nameOf(standing.level) },
      {
        id: 'state',
        label: t('account.agent_state'),
        value: t(standing.isActive ? 'account.agent_active' : 'account.agent_paused'),
      },
      ...(standing.type === '' ? [] : [{ id: 'type', label: t('agent.type'), value: kindOf(standing.type) }]),
      { id: 'id', label: t('account.agent_id'), value: id, onCopy: () => copy(id) },
    ];
    return { kind: 'facts', id: 'agent', title: t('account.agent_details'), facts };
  };
  const { title = '', content = '', levels = [] } = plan.data ?? {};
  const article: AccountBlock = { kind: 'article', id: 'plan', title, html: content };
  const table: AccountBlock = {
    kind: 'grid',
    id: 'levels',
    title: t('agent.levels'),
    head: [t('account.agent_level'), t('agent.active_members'), t('agent.min_profit'), t('agent.rate')],
    rows: levels.map(({ level, activeMembers, minProfit, rate }) => ({
      id: String(level),
      cells: [nameOf(level), formatKnown(activeMembers), formatMoney(minProfit, amountStyle), percent(rate)],
    })),
  };
  return {
    state: 'ready',
    blocks: [own(), ...(content === '' && title === '' ? [] : [article]), ...(levels.length > 0 ? [table] : [])],
  };
}
