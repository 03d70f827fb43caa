import { formatKnown } from '@housefront/core/i18n';
import { downlineMembers } from '@housefront/core/features/agent-centre';
import type { AccountSection } from '@housefront/ui/views';
import { useRuntime } from '../../../kernel/runtime.ts';
import { accountSearch, choiceFilter } from '../records/record-filters.ts';
import { useRecordSection } from '../records/recordSection.ts';
import { useRecordAddress } from '../records/useRecordAddress.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { lineSteps, memberStatuses } from '../agent/line-records.ts';
import { useLevelName } from '../agent/useStanding.ts';

const memberTypes = { 1: 'agent.type_member', 2: 'agent.type_agent' } as const;

/** Members of the downline: those directly below, and after a press those below them (AGT-16x). */
export default function useDownlineInfo(frame: SectionFrame): AccountSection {
  const { t } = useRuntime().core.i18n;
  const nameOf = useLevelName();
  const { go } = useRecordAddress([], undefined);
  return useRecordSection(frame, {
    record: downlineMembers,
    label: 'agent.downline',
    columns: [
      { id: 'memberAccount', label: 'agent.account', kind: 'text' },
      {
        id: 'memberType',
        label: 'agent.kind',
        kind: 'own',
        as: 'text',
        cell: ({ memberType }) => ({ text: t(memberType === 1 ? 'agent.type_member' : 'agent.type_agent') }),
      },
      {
        id: 'agentLevel',
        label: 'account.agent_level',
        kind: 'own',
        as: 'text',
        cell: ({ agentLevel, memberType }) => ({ text: memberType === 1 ? '–' : nameOf(agentLevel) }),
      },
      { id: 'memberCash', label: 'agent.cash', kind: 'amount', sort: true },
      {
        id: 'downlineCount',
        label: 'agent.below',
        kind: 'own',
        as: 'number',
        sort: true,
        cell: ({ id, downlineCount }) => ({
          text: formatKnown(downlineCount),
          onOpen:
            downlineCount === null || downlineCount > 0
              ? () => go({ parentId: id, memberAccount: undefined })
              : undefined,
        }),
      },
      { id: 'registerAt', label: 'agent.joined', kind: 'date', sort: true },
      { id: 'lastLoginAt', label: 'agent.last_seen', kind: 'date', sort: true },
      { id: 'status', label: 'records.status', kind: 'status', ...memberStatuses },
    ],
    filters: [accountSearch('agent.search_account'), choiceFilter('memberType', 'agent.kind', memberTypes)],
    sortedBy: 'registerAt',
    rangeHint: 'agent.members_range',
    path: { id: 'parentId', steps: ({ path }) => lineSteps(path, t) },
    empty: ['agent.no_members', 'agent.no_members_body'],
  });
}
