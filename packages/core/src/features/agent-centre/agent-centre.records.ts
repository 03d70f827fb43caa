import {
  agentTransferRecord,
  downline,
  operationTable,
  performanceSettlement,
  stratifiedTable,
} from '@housefront/contract/features/agent-records';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { defineRecord, presetDays } from '../../records/index.ts';

/** Members of the downline, layer by layer (AGT-16x). */
export const downlineMembers = defineRecord(downline, { changedBy: ['balance-changed'] });

/** The activity of the downline, day by day (AGT-18x). */
export const operations = defineRecord(operationTable);

/** The earnings from each part of the downline (AGT-19x). */
export const strata = defineRecord(stratifiedTable);

/** Transfers of the agent to members (AGT-20x). */
export const agentTransferRecords = defineRecord(agentTransferRecord, {
  changedBy: ['balance-changed'],
  isOpen: ({ status }) => status === 'pending',
});

/** Payments to the agent (AGT-21x). */
export const settlements = defineRecord(performanceSettlement);

/** Keys of the latest transfers that the platform knows of. Rejects with a `CallFailure`. */
export const fetchTransferKeys = async (deps: FeatureDeps): Promise<readonly string[]> => {
  // The call may have been sent before midnight and read after it.
  const days = presetDays('week', deps.ports.platformClock.now());
  const ask = { days, page: 1, size: 20, sort: null, filters: {} } as const;
  const { rows } = await deps.queryClient.fetchQuery({
    ...agentTransferRecords.page(deps, ask),
    staleTime: 0,
    retry: false,
  });
  return rows.map(({ requestKey }) => requestKey);
};
