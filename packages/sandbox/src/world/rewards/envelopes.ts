import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor, MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Member } from '../members/members.ts';

/** A red envelope that members of a currency can claim. */
export interface OpenEnvelope {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Red envelopes: each is offered to a currency and can be claimed once per member until it ends. */
export interface Envelopes {
  /** Offers one; `most` is the largest amount of a claim. */
  hand(currency: string, most: Minor, endsAt: number): OpenEnvelope;
  /** Withdraws one: it can no longer be claimed. */
  takeBack(id: number): void;
  /** Envelopes that a member can claim now, ordered by their end. */
  open(member: Member): OpenEnvelope[];
  /** Claims an envelope into the main wallet; undefined if it has ended, is of another currency or was claimed. */
  claim(member: Member, id: number): Minor | undefined;
}

/** Number of values of a random number in [0, 1). */
const CHANCES = 2 ** 53;

const openRow = z.object({ id: z.number(), endsAt: z.number() });

/** Creates the envelopes; `random` returns numbers in [0, 1). */
export function createEnvelopes(db: Database, clock: Clock, ledger: Ledger, random: () => number): Envelopes {
  return {
    hand: (currency, most, endsAt) => {
      const { lastId } = db.insert('envelope', { currency, most, endsAt });
      return { id: lastId, endsAt };
    },
    takeBack: (id) => {
      db.run('UPDATE envelope SET ends_at = ? WHERE id = ?', clock.now(), id);
    },
    open: ({ id, currency }) =>
      db.all(
        openRow,
        `SELECT e.id, e.ends_at FROM envelope e
           LEFT JOIN envelope_claim c ON c.envelope_id = e.id AND c.member_id = ?
         WHERE e.currency = ? AND e.ends_at > ? AND c.at IS NULL ORDER BY e.ends_at, e.id`,
        id,
        currency,
        clock.now(),
      ),
    claim: (member, id) =>
      db.transaction(() => {
        const found = db.get(
          z.object({ most: asMinor }),
          `SELECT most FROM envelope WHERE id = ? AND currency = ? AND ends_at > ?
             AND NOT EXISTS (SELECT 1 FROM envelope_claim WHERE envelope_id = envelope.id AND member_id = ?)`,
          id,
          member.currency,
          clock.now(),
          member.id,
        );
        if (!found) return undefined;
        // The full resolution of a double between 0 and 1.
        const amount = minor(1n + (found.most * BigInt(Math.floor(random() * CHANCES))) / BigInt(CHANCES));
        db.insert('envelope_claim', { envelopeId: id, memberId: member.id, amount, at: clock.now() });
        ledger.post(member.id, MAIN_PURSE, amount, 'envelope', `red envelope ${id}`);
        return amount;
      }),
  };
}
