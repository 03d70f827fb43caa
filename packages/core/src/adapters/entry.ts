import type { WindowsPort } from './ports/ports.ts';

/** Parameters that sign a visitor in or name a member; they never stay in an address (SHELL-30x). */
const CREDENTIALS = ['tk', 'member_account', 'member_currency', 'member_id', 'member_type', 'enc'] as const;

/** Everything that is read when a visitor enters the site (SHELL-25). */
const ENTRY = [...CREDENTIALS, 'footer', 'header', 'pwa', 'fbclid', 'id', 'invite', 'currency'] as const;

/** The entry parameters by name, as text; absent ones are undefined. */
export type EntryQuery = { readonly [Name in (typeof ENTRY)[number]]?: string };

/** Reads the entry parameters of a query. Of a repeated one the first counts (SHELL-25). */
export const readEntryQuery = (search: string): EntryQuery => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    ENTRY.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
};

/** A query without some parameters; unchanged when it has none of them. */
export const withoutParameters = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
};

/** The query without anything that signs in (AUTH-30x). */
export const withoutCredentials = (search: string): string => withoutParameters(search, CREDENTIALS);

/** Query parameters with which the visitor entered the site. */
export interface Entry {
  /** The parameters of the address that this document was opened with. Reading them takes the credentials out of it. */
  readonly query: () => EntryQuery;
}

/**
 * The entry of one document. The address is read once, at the first call, so that Back and later addresses of the document
 * never sign in. Credentials are removed from the address at the same moment, by history replace (SHELL-30x).
 */
export const createEntry = (windows: Pick<WindowsPort, 'address' | 'replaceAddress'>): Entry => {
  let read: EntryQuery | undefined;
  return {
    query: () => {
      if (read !== undefined) return read;
      const { path, search } = windows.address();
      read = readEntryQuery(search);
      const rest = withoutCredentials(search);
      if (rest !== search) windows.replaceAddress(path + rest);
      return read;
    },
  };
};
