import type { EntryQuery } from '../../adapters/entry.ts';
import type { StoragePort } from '../../adapters/ports/ports.ts';
import { keysRemovedOnLogout } from '../../adapters/storage/storage.ts';
import type { SessionMember } from './session.store.ts';

/** A login: a token with its member. */
export interface Credentials extends SessionMember {
  /** Verbatim as received (API-06x). */
  readonly token: string;
}

/**
 * Whether two logins are of one member: equal ids, and equal accounts apart from case. A login without a stored account is
 * compared by id only (SEC-05).
 */
export const isSameMember = (
  named: Pick<SessionMember, 'id' | 'account'>,
  known: Pick<SessionMember, 'id' | 'account'>,
): boolean =>
  named.id === known.id &&
  (named.account === '' || named.account.trim().toLowerCase() === known.account.trim().toLowerCase());

/** Stores a login. The token is stored last: its event notifies other tabs, which must then find the rest (AUTH-10). */
export const storeCredentials = (storage: StoragePort, credentials: Credentials): void => {
  storage.set('member_id', credentials.id);
  storage.set('member_account', credentials.account);
  storage.set('currency', credentials.currency);
  storage.set('token', credentials.token);
};

/** The login found in storage, or null; a token without a member does not count. */
export const storedMember = (storage: StoragePort): SessionMember | null => {
  const id = storage.get('member_id');
  if (id === undefined || storage.get('token') === undefined) return null;
  return { id, account: storage.get('member_account') ?? '', currency: storage.get('currency') ?? '' };
};

/** Removes everything that belongs to a login; the token goes first (STORE-20x). */
export const clearCredentials = (storage: StoragePort): void => {
  for (const key of keysRemovedOnLogout) storage.remove(key);
};

/** A login in the query: all four values, none blank, and not blocked (AUTH-29). */
export const credentialsInQuery = (query: EntryQuery, blocked: boolean): Credentials | null => {
  const credentials = {
    token: query.tk ?? '',
    id: query.member_id ?? '',
    account: query.member_account ?? '',
    currency: query.member_currency ?? '',
  };
  return blocked || Object.values(credentials).includes('') ? null : credentials;
};
