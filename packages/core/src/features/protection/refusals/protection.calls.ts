import { isProtectionCode } from '@housefront/contract/protection-codes';
import type { CallClient } from '../../../adapters/http/call-types.ts';
import { failedCall } from '../../../calls/failed-call.ts';
import type { FeatureDeps } from '../../../calls/feature-deps.ts';

/**
 * Recognises refusals for the protection of a member, wherever they arrive: at sign-in by every way, at play, at a deposit, and
 * in the answer to a session that was ended. The dialogs of protection show them, so the call ends as one that has nothing to
 * say. An order of money keeps its answer, and so does every call while the code that reads the refusal cannot be loaded.
 */
export const tellRefusals = (
  client: CallClient,
  deps: Pick<FeatureDeps, 'events'> & { readonly ports: Pick<FeatureDeps['ports'], 'logger'> },
): CallClient => ({
  ...client,
  send: async (call, request, options) => {
    const result = await client.send(call, request, options);
    if (result.ok) return result;
    const { kind, code } = result.error;
    if (kind !== 'unauthorized' && !(kind === 'refused' && isProtectionCode(call, code))) return result;
    const told = await import('./protection.refusals.ts').catch((error: unknown) => {
      deps.ports.logger.error('the refusal could not be loaded', { error: String(error) });
    });
    if (!told) return result;
    const limit = told.readLimitRefusal(call, result.error);
    if (limit) {
      told.limitRefusedStore(deps).setState({ refusal: limit });
      return call.keyed ? { ok: false, error: { ...result.error, isShown: true } } : failedCall('cancelled');
    }
    const refusal = told.readRefusal(call, result.error);
    if (!refusal) return result;
    told.refusedStore(deps).setState({ refusal });
    return call.keyed ? result : failedCall('cancelled');
  },
});
