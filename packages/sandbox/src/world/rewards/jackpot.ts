import { minor, type Minor } from '@housefront/contract/money';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

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
    db.insert('jackpot', { currency, startedAt: clock.now() }, 'ignore');
  };
  return {
    total: (currency) => {
      begin(currency);
      const elapsed = clock.now() - db.number('SELECT started_at FROM jackpot WHERE currency = ?', currency);
      const fromBets = db.sum('SELECT from_bets FROM jackpot WHERE currency = ?', currency) / JACKPOT_BET_SHARE;
      return minor(start + BigInt(Math.floor((elapsed * JACKPOT_PER_SECOND) / 1000)) + fromBets);
    },
    feed: (currency, bet) => {
      begin(currency);
      db.run('UPDATE jackpot SET from_bets = max(0, from_bets + ?) WHERE currency = ?', bet, currency);
    },
  };
}
