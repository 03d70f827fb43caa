import { formatKnown } from '@housefront/core/i18n';
import { strata } from '@housefront/core/features/agent-centre';
import type { AccountSection } from '@housefront/ui/views';
import { useRuntime } from '../../../kernel/runtime.ts';
import { lineSteps } from '../agent/line-records.ts';
import { useRecordSection } from '../records/recordSection.ts';
import { useRecordAddress } from '../records/useRecordAddress.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useLevelName } from '../agent/useStanding.ts';

/** Earnings from each part of the downline, layer by layer (AGT-19x). */
export default function useStratifiedTable(frame: SectionFrame): AccountSection {
  const { t } = useRuntime().core.i18n;
  const nameOf = useLevelName();
  const { go } = useRecordAddress([], undefined);
  return useRecordSection(frame, {
    record: strata,
    label: 'agent.strata',
    columns: [
      { id: 'memberAccount', label: 'agent.account', kind: 'text' },
      {
        id: 'agentLevel',
        label: 'account.agent_level',
        kind: 'own',
        as: 'text',
        cell: ({ agentLevel }) => ({ text: agentLevel === 0 ? '–' : nameOf(agentLevel) }),
      },
      {
        id: 'memberCount',
        label: 'agent.below',
        kind: 'own',
        as: 'number',
        cell: ({ id, memberCount }) => ({
          text: formatKnown(memberCount),
          onOpen: memberCount === null || memberCount > 0 ? () => go({ parentId: id }) : undefined,
        }),
      },
      { id: 'betAmount', label: 'agent.bets', kind: 'amount' },
      { id: 'validBetAmount', label: 'agent.valid_bets', kind: 'amount' },
      { id: 'winLoss', label: 'agent.win_loss', kind: 'amount' },
      { id: 'rebate', label: 'agent.rebate', kind: 'amount' },
      { id: 'commission', label: 'agent.earned', kind: 'amount' },
    ],
    totals: ({ total }) => total ?? {},
    path: { id: 'parentId', steps: ({ path }) => lineSteps(path, t) },
    empty: ['agent.no_members', 'agent.no_operations_body'],
  });
}
