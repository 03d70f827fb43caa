import { expect, test } from 'vitest';
import { zones } from './calendar.fixtures.ts';
import { createChooser } from '../forms/chooser.fixtures.ts';
import { LimitsOracle } from './limits.oracle.fixtures.ts';
import {
  askLimit,
  confirmLimit,
  limitsLeft,
  lowestLeft,
  refusedBy,
  withdrawLimit,
  type Limit,
  type RaiseWait,
} from './limits.ts';
import { LIMIT_KINDS, PERIODS, type Period } from './limit-kinds.ts';

const CASES = 40_000;
const STEPS = 10;

const { random, below, pick } = createChooser(20_261_127);

const waits: readonly RaiseWait[] = [
  { wait: '24h' },
  { wait: '72h', periodEnd: true },
  { wait: '7d' },
  { wait: '7d', periodEnd: true },
];
const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 1, 10);
const SPAN = 640 * 24 * HOUR;
const amounts = [0, 1, 500, 1000, 1000, 2500, 10_000, 99_999];

/** In the order of kinds and periods, which is no part of the rules. */
const sorted = (lines: readonly string[]) => lines.toSorted().join('; ');

test(
  `[RG-13] [RG-16] [RG-17] ${CASES} asked, confirmed and withdrawn limits: the rules and the requirements, kept apart, never differ`,
  { timeout: 90_000 },
  () => {
    const seen: Record<string, number> = {};
    const count = (what: string) => (seen[what] = (seen[what] ?? 0) + 1);
    const differences: object[] = [];
    for (let round = 0; round < CASES / STEPS; round += 1) {
      const zone = pick(zones);
      const raise = pick(waits);
      const oracle = new LimitsOracle(raise.wait, raise.periodEnd === true, zone);
      let limits: readonly Limit[] = [];
      let at = FIRST + below(SPAN);
      for (let step = 0; step < STEPS; step += 1) {
        const [kind, period] = [pick(LIMIT_KINDS), pick(PERIODS)] as const;
        // Few kinds, so that the same one is asked for again.
        const key = { kind: random() < 0.8 ? 'deposit' : kind, period: random() < 0.6 ? 'day' : period } as const;
        const action = pick(['ask', 'ask', 'ask', 'remove', 'confirm', 'confirm', 'withdraw']);
        const before = oracle.rows.length;
        if (action === 'ask') {
          const amount = pick([0, ...amounts]);
          limits = askLimit(limits, key, BigInt(amount), raise, { at, zone });
          oracle.ask(key.kind, key.period, amount, at);
        } else if (action === 'remove') {
          limits = askLimit(limits, key, null, raise, { at, zone });
          oracle.ask(key.kind, key.period, 'none', at);
        } else if (action === 'confirm') {
          limits = confirmLimit(limits, key, at);
          oracle.confirm(key.kind, key.period, at);
        } else {
          limits = withdrawLimit(limits, key);
          oracle.withdraw(key.kind, key.period);
        }
        count(action);
        if (oracle.rows.length < before) count('removed');
        if (oracle.rows.some(({ waits: one }) => one !== undefined)) count('waiting');
        const used = { day: below(1200) - 100, week: below(3000), month: below(12_000) };
        const left = limitsLeft(limits, ({ period: of }: { period: Period }) => BigInt(used[of]), { at, zone });
        const expected = oracle.most(key.kind, used, at);
        const lowest = lowestLeft(left, key.kind);
        const paid = below(1500);
        const isRefused = expected !== undefined && paid > expected.most;
        if (isRefused) count('refused');
        const mine = sorted(
          limits.map(({ kind: k, period: p, amount, pending }) =>
            [k, p, amount, pending && [pending.amount ?? 'none', pending.effectiveAt]].join(),
          ),
        );
        const theirs = sorted(
          oracle.rows.map(({ kind: k, period: p, holds, waits: one }) =>
            [k, p, holds, one ? [one.to, one.from] : null].join(),
          ),
        );
        const agreed =
          mine === theirs &&
          lowest?.restartsAt === expected?.restart &&
          lowest?.left === (expected && BigInt(expected.most)) &&
          (refusedBy(left, key.kind, BigInt(paid)) !== undefined) === isRefused;
        if (!agreed && differences.length < 3)
          differences.push({ zone, raise, at, action, key, mine, theirs, lowest, expected });
        at += pick([1, HOUR, 23 * HOUR, 24 * HOUR, 25 * HOUR, 72 * HOUR, 168 * HOUR, 200 * HOUR]);
      }
    }
    expect(differences).toEqual([]);
    // The comparison means something only when each happened often.
    expect(seen['removed']).toBeGreaterThan(200);
    expect(seen['waiting']).toBeGreaterThan(4000);
    expect(seen['refused']).toBeGreaterThan(4000);
  },
);
