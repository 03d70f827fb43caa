import { settlements } from '@housefront/core/features/agent-centre';
import { choiceFilter } from '../records/record-filters.ts';
import { recordSection } from '../records/recordSection.ts';

const statuses = {
  words: { pending: 'agent.pending', settled: 'agent.settled', carried: 'agent.carried' },
  tones: { pending: 'info', settled: 'success', carried: 'warning' },
} as const;

/** Payments to the agent, week by week (AGT-21x). */
export default recordSection({
  record: settlements,
  label: 'agent.settlements',
  columns: [
    { id: 'period', label: 'agent.period', kind: 'text' },
    { id: 'netProfit', label: 'agent.net_profit', kind: 'amount' },
    { id: 'rate', label: 'agent.rate', kind: 'rate' },
    { id: 'commission', label: 'agent.earned', kind: 'amount' },
    { id: 'status', label: 'records.status', kind: 'status', ...statuses },
  ],
  details: [
    { id: 'activeMembers', label: 'agent.active_members', kind: 'number' },
    { id: 'adjustment', label: 'agent.adjustment', kind: 'amount' },
    { id: 'settledAt', label: 'agent.settled_at', kind: 'date' },
  ],
  filters: [choiceFilter('status', 'records.status', statuses.words)],
  totals: ({ totalCommission }) => ({ commission: totalCommission }),
  empty: ['agent.no_settlements', 'agent.no_settlements_body'],
});
