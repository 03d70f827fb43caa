import { minor, type Minor, ZERO } from '@housefront/contract/money';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';

/** A prize of the wheel; about `weight` of 100 draws win it, if all prizes are on the wheel. */
export interface WheelPrize {
  readonly id: number;
  /** Paid into the main wallet; zero for none. */
  readonly amount: Minor;
  readonly weight: number;
}

/** A draw that was made. */
export interface Spin {
  readonly prizeId: number;
  /** Remaining draws after it. */
  readonly remaining: number;
}

/** Possible numbers of prizes; 0 if no wheel runs. */
export const WHEEL_SIZES = [0, 4, 6, 8, 10, 12] as const;

const all: readonly WheelPrize[] = (
  [
    [1, 888n, 14],
    [2, 0n, 20],
    [3, 8800n, 3],
    [4, 188n, 22],
    [5, 1888n, 8],
    [6, 0n, 12],
    [7, 88_800n, 1],
    [8, 588n, 10],
    [9, 88n, 5],
    [10, 2888n, 2],
    [11, 388n, 2],
    [12, 688n, 1],
  ] as const
).map(([id, amount, weight]) => ({ id, amount: minor(amount), weight }));

/** The wheel of prizes: members draw, and prizes are paid into their main wallet. */
export interface Wheel {
  /** Prizes in their order on the wheel; empty if none runs. */
  prizes(): readonly WheelPrize[];
  /** Sets the number of prizes. */
  show(prizes: number): void;
  draws(memberId: number): number;
  /** Adds or removes draws; never below zero. */
  give(memberId: number, draws: number): void;
  /** Sets the prize of the member's next draw; undefined cancels it. */
  order(memberId: number, prizeId: number | undefined): void;
  /** Draws: counts the draw and pays the prize in one transaction. */
  spin(memberId: number): Spin | 'closed' | 'no-draws';
}

/** Creates the wheel; `random` returns numbers in [0, 1). */
export function createWheel(db: Database, clock: Clock, ledger: Ledger, random: () => number): Wheel {
  const ordered = new Map<number, number>();

  const prizes = () => all.slice(0, db.number('SELECT prizes FROM wheel WHERE one = 1'));
  const draws = (memberId: number) => db.number('SELECT remaining FROM wheel_draws WHERE member_id = ?', memberId);
  const setDraws = (memberId: number, remaining: number) =>
    db.insert('wheel_draws', { memberId, remaining }, 'replace');

  const draw = (on: readonly WheelPrize[]): WheelPrize => {
    let ball = random() * on.reduce((sum, { weight }) => sum + weight, 0);
    const drawn = on.find(({ weight }) => (ball -= weight) < 0);
    if (!drawn) throw new RangeError('chance is a number from 0 up to 1, and a wheel has prizes');
    return drawn;
  };

  return {
    prizes,
    draws,
    show: (count) => {
      db.insert('wheel', { one: 1, prizes: count }, 'replace');
    },
    give: (memberId, more) => {
      setDraws(memberId, Math.max(0, draws(memberId) + more));
    },
    order: (memberId, prizeId) => {
      if (prizeId === undefined) ordered.delete(memberId);
      else ordered.set(memberId, prizeId);
    },
    spin: (memberId) =>
      db.transaction(() => {
        const on = prizes();
        if (on.length === 0) return 'closed';
        const remaining = draws(memberId) - 1;
        if (remaining < 0) return 'no-draws';
        const wanted = ordered.get(memberId);
        const prize = on.find(({ id }) => id === wanted) ?? draw(on);
        setDraws(memberId, remaining);
        const { lastId } = db.insert('wheel_spin', {
          memberId,
          prizeId: prize.id,
          amount: prize.amount,
          remaining,
          at: clock.now(),
        });
        if (prize.amount > ZERO) ledger.post(memberId, MAIN_PURSE, prize.amount, 'prize', `wheel ${lastId}`);
        ordered.delete(memberId);
        return { prizeId: prize.id, remaining };
      }),
  };
}
