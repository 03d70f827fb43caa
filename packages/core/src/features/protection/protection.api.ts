import { protectionState } from '@housefront/contract/features/protection';
import type { CallResponse } from '@housefront/contract/endpoint';
import type { Wait } from '@housefront/contract/rules';
import { unwrap } from '../../adapters/call-types.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { platformMoment } from '../../platform-moment.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
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
    restartsAt: platformMoment(restarts_at),
    pending: pending && {
      amount: pending.amount === null ? null : BigInt(pending.amount),
      effectiveAt: platformMoment(pending.effective_at),
    },
  }));

/** A wait without a readable end is not shown; the platform refuses play with it. */
const waitOf = (wait: CallResponse<typeof protectionState>['wait']): Wait | null => {
  const until = platformMoment(wait?.until ?? null);
  return wait && until !== null ? { reason: wait.reason, until } : null;
};

/** Reads the state of the member's protection. */
export const fetchState = async (
  { calls, config, site }: Pick<FeatureDeps, 'calls' | 'config' | 'site'>,
  signal: AbortSignal,
): Promise<ProtectionState> => {
  const request = { site_id: config.siteId, currency: site.getState().currency };
  const data = unwrap(await calls.send(protectionState, request, { signal, silent: true }));
  return {
    limits: readLimits(data.limits),
    pause: data.pause && { kind: data.pause.kind, until: platformMoment(data.pause.until) },
    sums: data.sums && {
      days: data.sums.days ?? 0,
      staked: BigInt(data.sums.staked),
      won: BigInt(data.sums.won),
      lost: BigInt(data.sums.lost),
      readAt: platformMoment(data.sums.read_at),
      due: data.sums.due,
    },
    ageVerified: data.age?.verified ?? true,
    limitNeeded: data.limit_needed,
    session: sessionOf(data.session),
    check: data.check && checkOf(data.check),
    reviewDue: data.review_due,
    overall: data.overall && { amount: BigInt(data.overall.amount), deposited: BigInt(data.overall.deposited) },
    contactAbove: data.contact_above === null ? null : BigInt(data.contact_above),
    ...readPlayParts(data),
    netDeposits: data.net_deposits,
    marketing: data.marketing,
    funds: data.funds_notice && { ...data.funds_notice, text: plainText(data.funds_notice.text) },
    checks: data.checks.map((check) => ({ ...check, text: plainText(check.text) })),
    wait: waitOf(data.wait),
  };
};
