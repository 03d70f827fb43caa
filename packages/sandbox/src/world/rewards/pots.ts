import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { asMinor } from '../ledger/ledger.types.ts';
import type { Currencies } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Database } from '../storage/database.ts';
import type { Clock } from '../storage/clock.ts';
import { maskName, type Wins, type WonGame } from './wins.ts';

/** Jackpots, by id: where they begin and are won at the latest, in whole units, and their share of stakes in ten-thousandths. */
const POTS = {
  mini: { from: 500n, dropsBy: 750n, share: 40n },
  grand: { from: 100_000n, dropsBy: null, share: 60n },
} as const;
/** The stake, as a part of the grand jackpot, that wins it: it has no latest amount. */
const GRAND_OF_STAKES = 20n;
const SHARES = 10_000n;

const row = z.object({
  fed: asMinor,
  version: z.number(),
  lastAmount: z.nullable(asMinor),
  lastAt: z.nullable(z.number()),
  lastName: z.nullable(z.string()),
});

/** Id of a jackpot. */
export type PotId = keyof typeof POTS;
/** Ids of the jackpots, in the order of the page. */
export const POT_IDS: readonly PotId[] = ['grand', 'mini'];

/** A jackpot of a currency. */
export interface Pot {
  readonly id: PotId;
  readonly amount: Minor;
  /** Number of changes so far. */
  readonly version: number;
  readonly dropsBy: Minor | null;
  readonly last: { readonly amount: Minor; readonly at: number; readonly name: string | null } | null;
}

/** A change of a jackpot. */
export type PotChange = { readonly currency: string; readonly pot: Pot; readonly isWon: boolean };

/** Jackpots that get one percent of all stakes of real money, and that members win (WIN-05). */
export interface Pots {
  all(currency: string): readonly Pot[];
  /** Counts a stake. The stake with which a jackpot reaches its latest amount wins it, paid into the wallet of the game. */
  feed(game: WonGame & { readonly reference: string }, stake: Minor): void;
  /** Counts stakes of members elsewhere, which win nothing. */
  grow(currency: string, id: PotId, by: Minor): void;
  /** Called with each change. */
  onChange(listener: (change: PotChange) => void): void;
}

/** Creates the jackpots. */
export function createPots(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: Currencies;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly wins: Wins;
}): Pots {
  const { db, clock, currencies, ledger, wins } = parts;
  const listeners: ((change: PotChange) => void)[] = [];
  const units = (currency: string, whole: bigint): bigint => whole * 10n ** BigInt(currencies.row(currency).decimals);

  const potOf = (currency: string, id: PotId): Pot => {
    db.insert('pot', { currency, id }, 'ignore');
    const stored = db.get(row, 'SELECT * FROM pot WHERE currency = ? AND id = ?', currency, id);
    if (!stored) throw new Error(`there is no jackpot ${id}`);
    const { from, share, dropsBy } = POTS[id];
    const { fed, version, lastAmount, lastAt, lastName } = stored;
    return {
      id,
      amount: minor(units(currency, from) + (fed * share) / SHARES),
      version,
      dropsBy: dropsBy === null ? null : minor(units(currency, dropsBy)),
      last: lastAmount === null || lastAt === null ? null : { amount: lastAmount, at: lastAt, name: lastName },
    };
  };
  const tell = (currency: string, id: PotId, isWon = false): void => {
    const pot = potOf(currency, id);
    db.afterCommit(() => listeners.forEach((listener) => listener({ currency, pot, isWon })));
  };
  const add = (currency: string, id: PotId, stakes: bigint): void => {
    const before = potOf(currency, id).amount;
    db.run('UPDATE pot SET fed = max(0, fed + ?) WHERE currency = ? AND id = ?', stakes, currency, id);
    if (potOf(currency, id).amount === before) return;
    db.run('UPDATE pot SET version = version + 1 WHERE currency = ? AND id = ?', currency, id);
    tell(currency, id);
  };
  const isDue = ({ amount, dropsBy }: Pot, stake: Minor): boolean =>
    dropsBy === null ? stake * GRAND_OF_STAKES >= amount : amount >= dropsBy;

  const pay = ({ reference, ...game }: Parameters<Pots['feed']>[0], pot: Pot): void => {
    const { currency, gpId, member } = game;
    ledger.post(member.id, gpId, pot.amount, 'win', `jackpot ${pot.id} ${reference}`);
    db.run(
      `UPDATE pot SET fed = 0, version = version + 1, last_amount = ?, last_at = ?, last_name = ?
       WHERE currency = ? AND id = ?`,
      pot.amount,
      clock.now(),
      wins.isHidden(member.id) ? null : maskName(member.account),
      currency,
      pot.id,
    );
    wins.jackpot(game, pot.amount);
    tell(currency, pot.id, true);
    // Then where it begins again.
    db.run('UPDATE pot SET version = version + 1 WHERE currency = ? AND id = ?', currency, pot.id);
    tell(currency, pot.id);
  };

  return {
    all: (currency) => POT_IDS.map((id) => potOf(currency, id)),
    grow: (currency, id, by) => add(currency, id, (by * SHARES) / POTS[id].share),
    feed: (game, stake) => {
      for (const id of POT_IDS) {
        add(game.currency, id, stake);
        const pot = potOf(game.currency, id);
        if (isDue(pot, stake)) pay(game, pot);
      }
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
