import { operations } from '@housefront/core/features/agent-centre';
import { useHalls } from '../../../kernel/lists/catalogue-models.ts';
import { useProviderNames } from '../../../kernel/member/useWalletModel.ts';
import { accountSearch } from '../records/record-filters.ts';
import { useRecordSection } from '../records/recordSection.ts';
import type { SectionHook } from '../window/section.types.ts';

/** The activity of the downline, day by day, with sums (AGT-18x). */
const useOperationTable: SectionHook = (frame) => {
  const { models } = useHalls(null);
  const providers = useProviderNames();
  const all = { value: '', label: 'records.all' } as const;
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
      {
        kind: 'choice',
        id: 'gtId',
        label: 'agent.hall',
        options: [all, ...models.map(({ id, name }) => ({ value: String(id), text: name }))],
      },
      {
        kind: 'choice',
        id: 'gpId',
        label: 'agent.provider',
        options: [all, ...[...providers].map(([value, text]) => ({ value, text }))],
      },
    ],
    totals: ({ total }) => total ?? {},
    empty: ['agent.no_operations', 'agent.no_operations_body'],
  });
};

export default useOperationTable;
