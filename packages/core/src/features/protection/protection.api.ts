import { protectionState } from '@housefront/contract/features/protection';
import type { CallResponse } from '@housefront/contract/endpoint';
import { readMoment } from '@housefront/contract/read-time';
import type { Wait } from '@housefront/contract/rules';
import { unwrap } from '../../adapters/http/call-types.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { readAmounts } from './protection.amounts.ts';
import { checkOf, sessionOf } from './protection.session.api.ts';
import type { MemberLimit, ProtectionState } from './protection.types.ts';
import { readPlayParts } from './protection.play.api.ts';

/** Reads limits as the platform writes them. */
export const readLimits = (limits: CallResponse<typeof protectionState>['limits']): readonly MemberLimit[] =>
  limits.map(({ kind, period, amount, left, restarts_at, pending }) => ({
    kind,
    period,
    amount: BigInt(amount),
    left: left === null ? null : BigInt(left),
    restartsAt: readMoment(restarts_at),
    pending: pending && {
      amount: pending.amount === null ? null : BigInt(pending.amount),
      effectiveAt: readMoment(pending.effective_at),
    },
  }));

/** A wait without a readable end is not shown; the platform refuses play with it. */
const waitOf = (wait: CallResponse<typeof protectionState>['wait']): Wait | null => {
  const until = readMoment(wait?.until);
  return wait && until !== null ? { reason: wait.reason, until } : null;
};

/** Reads the state of the member's protection. */
export const fetchState = async (
  deps: Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'site'>,
  signal: AbortSignal,
): Promise<ProtectionState> => {
  const { calls, config, events, site } = deps;
  const request = { site_id: config.siteId, currency: site.getState().currency };
  const data = unwrap(await calls.send(protectionState, request, { signal, silent: true }));
  // The layout names the currency of the account for the whole page.
  if (data.currency !== null && data.currency !== memberCurrency(deps)) events.emit('profile-changed', null);
  return {
    currency: data.currency,
    limits: readLimits(data.limits),
    pause: data.pause && { kind: data.pause.kind, until: readMoment(data.pause.until) },
    sums: data.sums && {
      days: data.sums.days,
      staked: BigInt(data.sums.staked),
      won: BigInt(data.sums.won),
      lost: BigInt(data.sums.lost),
      readAt: readMoment(data.sums.read_at),
      due: data.sums.due,
    },
    ageVerified: data.age?.verified ?? true,
    limitNeeded: data.limit_needed,
    session: sessionOf(data.session),
    check: data.check && checkOf(data.check),
    reviewDue: data.review_due,
    ...readAmounts(deps, data),
    ...readPlayParts(data),
    netDeposits: data.net_deposits,
    marketing: data.marketing,
    funds: data.funds_notice && { ...data.funds_notice, text: plainText(data.funds_notice.text) },
    checks: data.checks.map((check) => ({ ...check, text: plainText(check.text) })),
    wait: waitOf(data.wait),
  };
};
