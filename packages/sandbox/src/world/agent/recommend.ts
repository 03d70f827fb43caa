import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { recommendCodes } from '../../seed/registration.ts';
import type { Cashier } from '../cashier/cashier.types.ts';
import type { Database } from '../storage/database.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import { asMinor } from '../ledger/ledger.types.ts';
import type { Member, Members } from '../members/members.ts';

/** Share of a first deposit that the referrer gets, in hundredths of a percent, by number of members referred before. */
export const AWARD_LEVELS = [
  { from: 1, basisPoints: 500 },
  { from: 5, basisPoints: 800 },
  { from: 20, basisPoints: 1000 },
] as const;

/** The code of a member: a fixed one, or one made from the id. */
export const recommendCodeOf = ({ account, id }: Member): string =>
  recommendCodes.find(({ owner }) => owner === account)?.code ?? `FRIEND${id}`;

/** The member of a code made from an id; undefined for another text. */
export function ownerOfCode(members: Members, code: string): Member | undefined {
  const id = /^FRIEND(\d{1,12})$/.exec(code.toUpperCase())?.[1];
  const owner = id === undefined ? undefined : members.byId(Number(id));
  return owner && recommendCodeOf(owner) === code.toUpperCase() ? owner : undefined;
}

/** A referred member. */
export interface Invited {
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
  readonly firstDepositAt: number | null;
  readonly deposited: Minor;
  readonly validBets: Minor;
  readonly awarded: Minor;
}

/** An award for a referred member. */
export interface Award {
  readonly id: number;
  readonly account: string;
  readonly amount: Minor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Members who refer others. */
export interface Recommend {
  invited(member: Member): Invited[];
  /** Newest first. */
  awards(memberId: number): Award[];
}

const awardRow = z.object({ id: z.number(), reference: z.string(), amount: asMinor, at: z.number() });
const PREFIX = 'recommend ';

/** Creates the registry; each first deposit of a referred member then pays the referrer. */
export function createRecommend(db: Database, members: Members, ledger: Ledger, cashier: Cashier): Recommend {
  const broughtBy = (member: Member): Member[] => {
    const code = recommendCodeOf(member);
    return members.all().filter(({ profile }) => profile['recommend_code']?.toUpperCase() === code);
  };
  const awards: Recommend['awards'] = (memberId) =>
    db
      .all(
        awardRow,
        `SELECT id, reference, amount, at FROM movement
         WHERE member_id = ? AND kind = 'prize' AND reference LIKE '${PREFIX}%' ORDER BY id DESC`,
        memberId,
      )
      .map(({ reference, ...award }) => ({ ...award, account: reference.slice(PREFIX.length) }));

  cashier.onChange((order) => {
    if (order.kind !== 'deposit' || order.status !== 'success' || cashier.depositCount(order.memberId) !== 1) return;
    const member = members.byId(order.memberId);
    const code = member?.profile['recommend_code']?.toUpperCase();
    if (!member || code === undefined) return;
    const giver = members.all().find((one) => recommendCodeOf(one) === code);
    if (!giver) return;
    const brought = broughtBy(giver).length;
    const level = AWARD_LEVELS.findLast(({ from }) => brought >= from) ?? AWARD_LEVELS[0];
    // Paid only if both have the same currency; there is no exchange.
    if (giver.currency !== member.currency) return;
    const amount = minor((order.amount * BigInt(level.basisPoints)) / 10_000n);
    ledger.post(giver.id, MAIN_PURSE, amount, 'prize', `${PREFIX}${member.account}`);
  });

  return {
    awards,
    invited: (member) => {
      const paid = awards(member.id);
      return broughtBy(member).map(({ id, account }) => {
        const deposits = cashier.orders(id, 'deposit').filter(({ status }) => status === 'success');
        return {
          account,
          registeredAt: db.number('SELECT created_at FROM member WHERE id = ?', id),
          firstDepositAt: deposits.at(-1)?.finishedAt ?? null,
          deposited: minor(deposits.reduce((sum, { amount }) => sum + amount, 0n)),
          validBets: minor(db.sum("SELECT -sum(amount) FROM movement WHERE member_id = ? AND kind = 'bet'", id)),
          awarded: minor(paid.filter((award) => award.account === account).reduce((sum, one) => sum + one.amount, 0n)),
        };
      });
    },
  };
}
