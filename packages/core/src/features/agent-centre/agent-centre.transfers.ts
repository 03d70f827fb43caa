import type { FeatureDeps } from '../../feature-deps.ts';
import { createKeyedOrders, orderMark, type KeyedOrders } from '../../keyed-orders.ts';
import type { AgentTransferForm } from './agent-centre.types.ts';

/** Transfers of an agent; lives while somebody looks. */
export type AgentTransfers = KeyedOrders<AgentTransferForm, { readonly number: string }>;

/** Gives money to members of the line, each transfer once: its key is kept until an answer is known (AGT-20x, ADR 45). */
export const createAgentTransfers = (deps: FeatureDeps): AgentTransfers =>
  createKeyedOrders(deps, {
    slot: 'transferRequest',
    markOf: ({ target, amount, remark }: AgentTransferForm) =>
      orderMark(target.trim().toLowerCase(), amount, remark.trim()),
    carry: async (key, form) => (await import('./agent-centre.api.ts')).sendTransfer(deps, key, form),
    knownKeys: async () => (await import('./agent-centre.records.ts')).fetchTransferKeys(deps),
    foundKey: 'agent.transfer_found',
  });
