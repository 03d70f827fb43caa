import * as z from 'zod/mini';
import type { SeedMember } from '../../seed/types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import { createSeedHashes, hashPassword, verifyPassword } from './passwords.ts';

const memberState = z.enum(['active', 'frozen', 'disabled']);
/** `frozen` and `disabled` members cannot sign in (codes 103 and 102). */
export type MemberState = z.output<typeof memberState>;

const profileText = z.pipe(
  z.string(),
  z.transform((json) => z.parse(z.record(z.string(), z.string()), JSON.parse(json))),
);
const memberRow = z.object({
  id: z.number(),
  account: z.string(),
  /** Real name, shown in the member centre. */
  name: z.string(),
  currency: z.string(),
  state: memberState,
  /** Further profile fields by wire name, e.g. `member_email`; absent ones are empty. */
  profile: profileText,
});

/** A member as the platform knows them. */
export type Member = Readonly<z.output<typeof memberRow>>;

/** Data of a registration, with the password hashed. */
export interface NewMember {
  readonly account: string;
  /** From {@link Members.prepare}. */
  readonly passwordHash: string;
  readonly name: string;
  readonly currency: string;
  readonly profile: Readonly<Record<string, string>>;
}

/** Outcome of checking an account and a password. */
export type Credentials = { readonly ok: true; readonly member: Member } | { readonly ok: false };

/** Result of a lookup by account. `known` is false if another member replaces an unknown account. */
export interface Lookup {
  readonly known: boolean;
  readonly member: Member;
}

/** The member register. */
export interface Members {
  /** All members, by id. */
  all(): Member[];
  byId(id: number): Member | undefined;
  /** Finds an account case-insensitively. */
  byAccount(account: string): Member | undefined;
  /**
   * The member of an account, or another member for an account that does not exist, so that the following steps take equally
   * long; undefined without any member.
   */
  lookUp(account: string): Lookup | undefined;
  /** Takes the same time for an unknown account as for a wrong password. */
  check(account: string, password: string): Promise<Credentials>;
  /** Whether a member has this value in a field by its wire name, `member_name` or one of the profile; case-insensitive. */
  uses(field: string, value: string): boolean;
  /** The hash of a password; slow on purpose. */
  prepare(password: string): Promise<string>;
  /** Adds a member without money. Throws if the account exists. */
  add(member: NewMember): Member;
  /** Freezes, disables or reactivates a member. A member who is not active is signed out. */
  setState(id: number, state: MemberState): void;
  /** Adds profile data of a member; other fields are not changed. */
  fill(id: number, more: { readonly name?: string; readonly profile: Readonly<Record<string, string>> }): void;
  /** Sets a new password, unless that is not allowed any more once it is hashed. False then. */
  setPassword(id: number, password: string, isAllowed?: () => boolean): Promise<boolean>;
  /** Adds missing members with their opening balance; others are not changed. */
  ensure(members: readonly SeedMember[]): Promise<void>;
}

const lookupRow = z.extend(memberRow, { hash: z.string(), known: z.number() });

/** Creates the registry. `passwordCost` is scrypt's N. */
export function createMembers(db: Database, clock: Clock, ledger: Ledger, passwordCost: number): Members {
  const decoy = hashPassword('', passwordCost);
  const seedHash = createSeedHashes(passwordCost);
  const byAccount = (account: string) => db.get(memberRow, 'SELECT * FROM member WHERE account = ?', account);

  const lookUp = (account: string) =>
    db.get(
      lookupRow,
      `SELECT *, password_hash AS hash, account = ? AS known FROM member
       WHERE id = coalesce((SELECT id FROM member WHERE account = ?), (SELECT min(id) FROM member))`,
      account,
      account,
    );

  return {
    all: () => db.all(memberRow, 'SELECT * FROM member ORDER BY id'),
    byId: (id) => db.get(memberRow, 'SELECT * FROM member WHERE id = ?', id),
    byAccount,
    lookUp: (account) => {
      const found = lookUp(account);
      if (!found) return undefined;
      const { known, hash: _hash, ...member } = found;
      return { known: known === 1, member };
    },
    async check(account, password) {
      const before = lookUp(account);
      const right = await verifyPassword(password, before?.hash ?? (await decoy));
      // Read again, because the state or the password may have changed meanwhile.
      const found = lookUp(account);
      if (!found || found.hash !== before?.hash) return { ok: false };
      const { known, hash: _hash, ...member } = found;
      return right && before.known === 1 && known === 1 ? { ok: true, member } : { ok: false };
    },
    uses: (field, value) =>
      // All values are compared, even if the first one matches.
      db.number(
        `SELECT count(*) FROM member WHERE
           plain(CASE ? WHEN 'member_name' THEN name ELSE json_extract(profile, '$.' || ?) END) = plain(?)`,
        field,
        field === 'identity_id' ? 'new_identity_id' : field,
        value,
      ) > 0,
    prepare: (password) => hashPassword(password, passwordCost),
    add: ({ account, passwordHash, name, currency, profile }) => {
      const { lastId } = db.insert('member', {
        account,
        passwordHash,
        name,
        currency,
        state: 'active',
        profile: JSON.stringify(profile),
        createdAt: clock.now(),
      });
      return { id: lastId, account, name, currency, state: 'active', profile };
    },
    setState: (id, state) => {
      db.run('UPDATE member SET state = ? WHERE id = ?', state, id);
    },
    fill: (id, { name = null, profile }) => {
      db.run(
        'UPDATE member SET name = coalesce(?, name), profile = json_patch(profile, ?) WHERE id = ?',
        name,
        JSON.stringify(profile),
        id,
      );
    },
    async setPassword(id, password, isAllowed = () => true) {
      const hash = await hashPassword(password, passwordCost);
      if (!isAllowed()) return false;
      db.run('UPDATE member SET password_hash = ? WHERE id = ?', hash, id);
      return true;
    },
    async ensure(members) {
      const missing = members.filter((member) => byAccount(member.account) === undefined);
      const hashes = await Promise.all(missing.map(({ password }) => seedHash(password)));
      db.transaction(() => {
        for (const [index, member] of missing.entries()) {
          const { lastId } = db.insert('member', {
            account: member.account,
            passwordHash: hashes[index] ?? '',
            name: member.name,
            currency: member.currency,
            state: member.state,
            profile: JSON.stringify(member.profile ?? {}),
            createdAt: clock.now(),
          });
          ledger.post(lastId, MAIN_PURSE, member.mainMinor, 'opening', 'opening balance');
        }
      });
    },
  };
}
