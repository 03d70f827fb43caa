import { LIMIT_KINDS, PERIODS, type Limit, type LimitKey } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import { asMinor } from '../ledger/ledger.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createLimitLog } from './limit-log.ts';
import type { LimitRule } from './protection-limits.ts';

/** A limit with the rules under which it was set. */
export interface RuledLimit extends Limit {
  readonly rules: readonly LimitRule[];
}

/** The limits that members have set. */
export interface LimitStore {
  /** The limits that the member has set. */
  limits(memberId: number): readonly RuledLimit[];
  /** Replaces the limits of a member; `ruled`: the rules of the one that was asked for. */
  write(
    memberId: number,
    next: readonly Limit[],
    ruled?: { readonly key: LimitKey; readonly rules: readonly LimitRule[] },
  ): void;
}

const amounts = z.record(z.string(), z.string());
const limitRules: z.ZodMiniType<readonly LimitRule[]> = z.array(
  z.object({
    zone: z.string(),
    raise: z.exactOptional(
      z.object({
        wait: z.templateLiteral([z.number(), z.enum(['h', 'd', 'w', 'm', 'y'])]),
        periodEnd: z.exactOptional(z.literal(true)),
      }),
    ),
    overall: z.exactOptional(amounts),
    contactAbove: z.exactOptional(
      z.object({ amounts, young: z.exactOptional(z.object({ below: z.number(), amounts })) }),
    ),
  }),
);

const limitRow = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(PERIODS),
  amount: asMinor,
  pendingAmount: z.nullable(asMinor),
  pendingAt: z.nullable(z.number()),
  pendingContact: z.number(),
  rules: z.pipe(
    z.string(),
    z.transform((text) => limitRules.parse(JSON.parse(text))),
  ),
});

/** Creates the store, which logs every change. */
export function createLimitStore(db: Database, clock: Clock): LimitStore {
  const log = createLimitLog(db, clock);
  const limits: LimitStore['limits'] = (memberId) =>
    db
      .all(limitRow, 'SELECT * FROM member_limit WHERE member_id = ?', memberId)
      .map(({ kind, period, amount, pendingAmount, pendingAt: effectiveAt, pendingContact, rules }) => ({
        kind,
        period,
        amount,
        pending: effectiveAt === null && pendingContact === 0 ? null : { amount: pendingAmount, effectiveAt },
        rules,
      }));
  return {
    limits,
    write: (memberId, next, ruled) => {
      const before = limits(memberId);
      log.write(memberId, before, next);
      db.run('DELETE FROM member_limit WHERE member_id = ?', memberId);
      for (const { kind, period, amount, pending } of next) {
        const isAsked = ruled?.key.kind === kind && ruled.key.period === period;
        const known = before.find((one) => one.kind === kind && one.period === period);
        db.insert('member_limit', {
          memberId,
          kind,
          period,
          amount,
          pendingAmount: pending?.amount,
          pendingAt: pending?.effectiveAt,
          pendingContact: pending?.effectiveAt === null,
          rules: JSON.stringify(isAsked ? ruled.rules : (known?.rules ?? [])),
        });
      }
    },
  };
}
