import { CHECK_KINDS } from '@housefront/contract/features/protection-choices';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@housefront/contract/protection';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A product with a channel of marketing. */
export interface MarketingPlace {
  readonly product: (typeof MARKETING_PRODUCTS)[number];
  readonly channel: (typeof MARKETING_CHANNELS)[number];
}

type CheckKind = (typeof CHECK_KINDS)[number];

/** Choices and acknowledgements of members, and states that they see (RG-33). */
export interface MemberChoices {
  /** A new member has chosen and read nothing. Members of the seed have opted out of marketing and read the first notice. */
  join(memberId: number): void;
  /** Marketing by product and channel; all off at first. `due`: the member never chose. */
  marketing(memberId: number): {
    readonly due: boolean;
    readonly choices: readonly (MarketingPlace & { readonly on: boolean })[];
  };
  choose(memberId: number, wanted: readonly MarketingPlace[]): void;
  /** Forgets the choices, so that the member is asked. */
  forget(memberId: number): void;
  /** Version of the text on client money. */
  fundsVersion(): number;
  /** Publishes another version; everybody reads it before they pay in. */
  raiseFunds(): number;
  hasReadFunds(memberId: number): boolean;
  /** False for another version than the present one. */
  readFunds(memberId: number, version: number): boolean;
  checks(memberId: number): readonly CheckKind[];
  setCheck(memberId: number, kind: CheckKind, isOn: boolean): void;
}

const choiceRow = z.object({ marketingAt: z.nullable(z.number()), fundsVersion: z.number() });
const placeRow = z.object({ product: z.string(), channel: z.string() });
const FIRST = 1;

/** Creates the store of what members chose about marketing and funds. */
export function createMemberChoices(db: Database, clock: Clock): MemberChoices {
  const of = (memberId: number) =>
    db.get(choiceRow, 'SELECT marketing_at, funds_version FROM member_choice WHERE member_id = ?', memberId);
  const ensure = (memberId: number): void =>
    void db.insert('member_choice', { memberId, marketingAt: clock.now(), fundsVersion: FIRST }, 'ignore');
  const fundsVersion = (): number => db.number('SELECT COALESCE(MAX(version), ?) FROM funds_version', FIRST);
  const clear = (memberId: number): void => void db.run('DELETE FROM marketing_choice WHERE member_id = ?', memberId);
  return {
    join: (memberId) => void db.insert('member_choice', { memberId, fundsVersion: 0 }, 'replace'),
    marketing: (memberId) => {
      const state = of(memberId);
      const wanted = new Set(
        db
          .all(placeRow, 'SELECT product, channel FROM marketing_choice WHERE member_id = ?', memberId)
          .map(({ product, channel }) => `${product} ${channel}`),
      );
      return {
        due: state?.marketingAt === null,
        choices: MARKETING_PRODUCTS.flatMap((product) =>
          MARKETING_CHANNELS.map((channel) => ({ product, channel, on: wanted.has(`${product} ${channel}`) })),
        ),
      };
    },
    choose: (memberId, wanted) =>
      db.transaction(() => {
        ensure(memberId);
        db.run('UPDATE member_choice SET marketing_at = ? WHERE member_id = ?', clock.now(), memberId);
        clear(memberId);
        for (const { product, channel } of wanted)
          db.insert('marketing_choice', { memberId, product, channel }, 'ignore');
      }),
    forget: (memberId) =>
      db.transaction(() => {
        ensure(memberId);
        db.run('UPDATE member_choice SET marketing_at = NULL WHERE member_id = ?', memberId);
        clear(memberId);
      }),
    fundsVersion,
    raiseFunds: () => {
      const version = fundsVersion() + 1;
      db.insert('funds_version', { version, at: clock.now() });
      return version;
    },
    hasReadFunds: (memberId) => (of(memberId)?.fundsVersion ?? FIRST) >= fundsVersion(),
    readFunds: (memberId, version) => {
      if (version !== fundsVersion()) return false;
      ensure(memberId);
      db.run('UPDATE member_choice SET funds_version = ? WHERE member_id = ?', version, memberId);
      return true;
    },
    checks: (memberId) =>
      db
        .all(
          z.object({ kind: z.enum(CHECK_KINDS) }),
          'SELECT kind FROM account_check WHERE member_id = ? ORDER BY kind',
          memberId,
        )
        .map(({ kind }) => kind),
    setCheck: (memberId, kind, isOn) =>
      void (isOn
        ? db.insert('account_check', { memberId, kind }, 'ignore')
        : db.run('DELETE FROM account_check WHERE member_id = ? AND kind = ?', memberId, kind)),
  };
}
