import { agentTransfer } from '@housefront/contract/features/agent-centre';
import { toWire } from '@housefront/contract/money';
import type { CallResult } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { AgentTransferForm } from './agent-centre.types.ts';

/** Gives money to a member of the downline, once for its key (AGT-20x). */
export const sendTransfer = async (
  deps: FeatureDeps,
  key: string,
  { target, amount, remark, password }: AgentTransferForm,
): Promise<CallResult<{ readonly number: string }>> => {
  const body = {
    site_id: deps.site.getState().siteId,
    target_account: target.trim(),
    amount: toWire(amount),
    withdraw_password: password,
    remark: remark.trim(),
  };
  const result = await deps.calls.send(agentTransfer, body, { silent: true, headers: { 'idempotency-key': key } });
  return result.ok ? { ...result, data: { number: result.data.order_number } } : result;
};
