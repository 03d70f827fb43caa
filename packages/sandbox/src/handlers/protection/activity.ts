import { ACTIVITY_DAYS, protectionHistory } from '@housefront/contract/features/protection-history';
import type { Activity } from '../../world/protection/activity.ts';
import { defineRecordHandler, readRange } from '../../answers/defineRecordHandler.ts';
import { iso, type StatePart } from './part.ts';

/** Minor units as the wire has them. */
const units = (amount: bigint | null): string | null => (amount === null ? null : String(amount));

/** A limit of time counts whole minutes. */
const minutesOf = (limit: bigint | null): number | null => (limit === null ? null : Number(limit));

/** A limit: money as an amount, time as minutes. */
function limitData({ limit }: Extract<Activity, { readonly kind: 'limit' }>): object {
  const { kind, period, change, amount, before, effectiveAt } = limit;
  const figures =
    kind === 'time'
      ? { minutes: minutesOf(amount), minutes_before: minutesOf(before) }
      : { amount: units(amount), before: units(before) };
  return { limit_kind: kind, limit_period: period, change, effective_at: iso(effectiveAt) ?? '', ...figures };
}

/** The fields of an entry that belong to its kind. */
function dataOf(entry: Activity): object {
  switch (entry.kind) {
    case 'stake':
    case 'win':
    case 'loss':
      return { amount: units(entry.amount), game_name: entry.game };
    case 'deposit':
    case 'withdrawal':
      return { amount: units(entry.amount), reference: entry.number };
    case 'limit':
      return limitData(entry);
    case 'break':
    case 'exclusion':
      return { until: iso(entry.until) ?? '' };
    default:
      return entry satisfies never;
  }
}

const SUMS = { staked: 'stake', won: 'win', lost: 'loss', deposited: 'deposit', withdrawn: 'withdrawal' } as const;

/** The sums of a range. */
const sumsOf = (entries: readonly Activity[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SUMS).map(([name, kind]) => [
      name,
      String(entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0n)),
    ]),
  );

/** The activity of the member; the sums are those of the range, whatever kind is asked for (RG-07). */
export const activityHandler = defineRecordHandler(protectionHistory, ({ world, signed: { memberId }, request }) => {
  world.cashier.settleDue();
  const all = world.activities.list(memberId);
  const [from = 0, to = 0] = readRange(request.start_at, request.end_at, ACTIVITY_DAYS) ?? [];
  return {
    list: all
      .filter(({ kind }) => ['', kind].includes(request.kind))
      .map((entry) => ({
        at: entry.at,
        wire: { id: entry.id, kind: entry.kind, at: iso(entry.at), ...dataOf(entry) },
      })),
    beside: () => sumsOf(all.filter(({ at }) => at >= from && at <= to)),
  };
});

/** Deposits less withdrawals of the account (RG-40). */
export const netDepositsPart: StatePart = ({ world, signed }, { netDeposits }) =>
  netDeposits ? { net_deposits: units(world.activities.netDeposits(signed.memberId)) } : {};
