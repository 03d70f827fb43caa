import { operations } from '@housefront/core/features/agent-centre';
import type { AccountSection } from '@housefront/ui/views';
import { useHalls } from '../../../kernel/lists/catalogue-models.ts';
import { useProviderNames } from '../../../kernel/member/useWalletModel.ts';
import { accountSearch, namedFilter } from '../records/record-filters.ts';
import { useRecordSection } from '../records/recordSection.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';

/** The activity of the downline, day by day, with sums (AGT-18x). */
export default function useOperationTable(frame: SectionFrame): AccountSection {
  const { models } = useHalls(null);
  const providers = useProviderNames();
  return useRecordSection(frame, {
    record: operations,
    label: 'agent.operation',
    columns: [
      { id: 'date', label: 'agent.day', kind: 'text' },
      { id: 'registerCount', label: 'agent.registrations', kind: 'number' },
      { id: 'firstDepositCount', label: 'agent.first_deposits', kind: 'number' },
      { id: 'depositAmount', label: 'agent.deposits', kind: 'amount' },
      { id: 'withdrawalAmount', label: 'agent.withdrawals', kind: 'amount' },
      { id: 'betAmount', label: 'agent.bets', kind: 'amount' },
      { id: 'validBetAmount', label: 'agent.valid_bets', kind: 'amount' },
      { id: 'winLoss', label: 'agent.win_loss', kind: 'amount' },
      { id: 'bonusAmount', label: 'agent.bonus', kind: 'amount' },
    ],
    filters: [
      accountSearch('agent.search_account'),
      namedFilter(
        'gtId',
        'agent.hall',
        models.map(({ id, name }) => [String(id), name] as const),
      ),
      namedFilter('gpId', 'agent.provider', providers),
    ],
    totals: ({ total }) => total ?? {},
    empty: ['agent.no_operations', 'agent.no_operations_body'],
  });
}
