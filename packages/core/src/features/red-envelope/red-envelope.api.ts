import { redEnvelopeClaim, redEnvelopePromotion } from '@housefront/contract/features/red-envelope';
import type { Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallError, CallResult } from '../../adapters/http/call-types.ts';
import { readServerTime } from '../../i18n/index.ts';
import type { Envelope } from './red-envelope.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

/** The envelopes of the member (APIM-20). */
export const fetchEnvelopes = async ({ calls }: Deps): Promise<CallResult<readonly Envelope[]>> => {
  const result = await calls.send(redEnvelopePromotion, {}, { silent: true });
  if (!result.ok) return result;
  return { ...result, data: result.data.map(({ id, end_at }) => ({ id, endsAt: readServerTime(end_at) })) };
};

/**
 * Claims an envelope; the amount won, null when it is not known, or why not. The key names this claim: sent again, it is the
 * same one (APIM-21).
 */
export const claimEnvelope = async (
  { calls }: Deps,
  id: Envelope['id'],
  key: string,
): Promise<{ readonly ok: true; readonly won: Money | null } | { readonly ok: false; readonly error: CallError }> => {
  const result = await calls.send(redEnvelopeClaim, { id }, { silent: true, headers: { 'idempotency-key': key } });
  return result.ok ? { ok: true, won: result.data.cash } : result;
};
