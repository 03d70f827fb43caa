import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createIdempotentOrders, orderFingerprint, type IdempotentOrders } from '../../money/idempotent-orders.ts';
import type { AgentTransferForm } from './agent-centre.types.ts';

/** Transfers of an agent, for as long as they are shown. */
export type AgentTransfers = IdempotentOrders<AgentTransferForm, { readonly number: string }>;

/** Transfers money to members of the agent's downline, each transfer once: its key is stored until the answer is known (AGT-20x). */
export const createAgentTransfers = (deps: FeatureDeps): AgentTransfers =>
  createIdempotentOrders(deps, {
    slot: 'transferRequest',
    fingerprintOf: ({ target, amount, remark }: AgentTransferForm) =>
      orderFingerprint(target.trim().toLowerCase(), amount.units, remark.trim()),
    submit: async (key, form) => (await import('./agent-centre.api.ts')).sendTransfer(deps, key, form),
    recentKeys: async () => (await import('./agent-centre.records.ts')).fetchTransferKeys(deps),
    foundKey: 'agent.transfer_found',
  });
