import { LIMIT_CHANGES } from '@housefront/contract/features/protection-history';
import { limitOf, LIMIT_KINDS, PERIODS, type Limit, type LimitKey } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';

/** Something that happened to a limit. */
export interface LimitChange extends LimitKey {
  readonly change: (typeof LIMIT_CHANGES)[number];
  /** Minor units, or minutes; null for a removal. */
  readonly amount: bigint | null;
  /** The amount before; null without a limit. */
  readonly before: bigint | null;
  /** From when a raise or a removal that was asked for can be confirmed. */
  readonly effectiveAt: number | null;
}

type Fact = Omit<LimitChange, keyof LimitKey>;

/** The change of one limit; undefined if it is as before. */
function changeOf(before: Limit | undefined, after: Limit | undefined): Fact | undefined {
  const [was, is] = [before?.amount ?? null, after?.amount ?? null];
  const fact = (change: Fact['change'], amount = is, effectiveAt: number | null = null): Fact => ({
    change,
    amount,
    before: was,
    effectiveAt,
  });
  if (was === null) return is === null ? undefined : fact('set');
  if (is === null) return fact('removed');
  if (is !== was) return fact(is < was ? 'lowered' : 'raised');
  const [waited, waits] = [before?.pending ?? null, after?.pending ?? null];
  if (waits && (waited?.amount !== waits.amount || waited.effectiveAt !== waits.effectiveAt))
    return fact(waits.amount === null ? 'removal_asked' : 'raise_asked', waits.amount, waits.effectiveAt);
  return waited && !waits ? fact('kept') : undefined;
}

/** The changes between two states of the limits of a member (RG-07). */
export const changesOf = (before: readonly Limit[], after: readonly Limit[]): readonly LimitChange[] =>
  LIMIT_KINDS.flatMap((kind) =>
    PERIODS.flatMap((period) => {
      const fact = changeOf(limitOf(before, { kind, period }), limitOf(after, { kind, period }));
      return fact ? [{ kind, period, ...fact }] : [];
    }),
  );

/** Log of the limits of members, which grows only. */
export interface LimitLog {
  /** Writes what happened between two states. */
  write(memberId: number, before: readonly Limit[], after: readonly Limit[]): void;
  /** All changes, oldest first. */
  list(memberId: number): readonly (LimitChange & { readonly id: number; readonly at: number })[];
}

const row = z.object({
  id: z.number(),
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(PERIODS),
  change: z.enum(LIMIT_CHANGES),
  amount: z.nullable(asMinor),
  before: z.nullable(asMinor),
  effectiveAt: z.nullable(z.number()),
  at: z.number(),
});

/** Creates the log of what members and the platform changed in limits. */
export const createLimitLog = (db: Database, clock: Clock): LimitLog => ({
  write: (memberId, before, after) => {
    for (const { before: amountBefore, ...change } of changesOf(before, after))
      db.insert('limit_change', { memberId, ...change, amountBefore, at: clock.now() });
  },
  list: (memberId) =>
    db.all(
      row,
      `SELECT id, kind, period, change, amount, amount_before AS before, effective_at, at
       FROM limit_change WHERE member_id = ? ORDER BY id`,
      memberId,
    ),
});
