import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.types.ts';

/** Growth of the jackpot per second, in minor units. */
export const JACKPOT_PER_SECOND = 137;
/** One minor unit per this many minor units of a bet goes into the jackpot. */
export const JACKPOT_BET_SHARE = 100n;

/** The jackpot of each currency: it grows with time and with every bet. */
export interface Jackpot {
  total(currency: string): Minor;
  /** Counts a bet of real money; a negative one reverts an earlier bet. */
  feed(currency: string, bet: Minor): void;
}

/** Creates the jackpots; each starts at `start` when it is first requested. */
export function createJackpot(db: Database, clock: Clock, start: Minor): Jackpot {
  const begin = (currency: string): void => {
    db.run('INSERT OR IGNORE INTO jackpot (currency, started_at) VALUES (?, ?)', currency, clock.now());
  };
  return {
    total: (currency) => {
      begin(currency);
      const row = db.get(
        z.object({ startedAt: z.number(), fromBets: asMinor }),
        'SELECT started_at AS startedAt, from_bets AS fromBets FROM jackpot WHERE currency = ?',
        currency,
      );
      const elapsed = clock.now() - (row?.startedAt ?? clock.now());
      return minor(
        start + BigInt(Math.floor((elapsed * JACKPOT_PER_SECOND) / 1000)) + (row?.fromBets ?? 0n) / JACKPOT_BET_SHARE,
      );
    },
    feed: (currency, bet) => {
      begin(currency);
      db.run('UPDATE jackpot SET from_bets = max(0, from_bets + ?) WHERE currency = ?', bet, currency);
    },
  };
}
