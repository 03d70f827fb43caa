import { addressIds, PAGES, type PageId } from '@housefront/contract/pages';
import type { ProviderAddress } from '@housefront/core/features/catalogue';
import type { ParamsOf } from './page.types.ts';

/** The address of a game list: of a provider, or of the crash menu of a hall (CAT-14). */
type ListAddress = ProviderAddress & { readonly isCrashGame?: boolean };

function providerQuery({ gtId, gpId, house, isCrashGame }: ListAddress): string {
  const query = new URLSearchParams({ gt_id: String(gtId) });
  // The crash menu belongs to a hall, not to a provider (CAT-14).
  if (gpId !== '' || !isCrashGame) {
    query.set('gp_id', gpId);
    query.set('house', house);
  }
  if (isCrashGame) query.set('isCrashGame', '1');
  return query.toString();
}

/** Builds the path of a page from its parameters. */
type PathOf<Id extends PageId> = keyof ParamsOf<Id> extends never ? () => string : (value: string | number) => string;

/** Path of every page of the table; no page has more than one value in its path. */
// `fromEntries` loses the keys.
const plain = Object.fromEntries(
  addressIds.map((id) => [id, (value = '') => PAGES[id].path.replace(/\$\w+/, () => encodeURIComponent(value))]),
) as { readonly [Id in PageId]: PathOf<Id> };

/** Builds the addresses of pages, some with a query. Screens and menus build addresses only here. */
export const paths = {
  ...plain,
  slotGame: (list: ListAddress) => `${plain.slotGame()}?${providerQuery(list)}`,
  gameRoom: (list: ListAddress) => `${plain.gameRoom()}?${providerQuery(list)}`,
  /** Search across all games, or those of a hall. */
  games: (gtId?: number) => (gtId === undefined ? plain.games() : `${plain.games()}?gt_id=${gtId}`),
  /** The games that match a text. */
  foundGames: (text: string) => (text === '' ? plain.games() : `${plain.games()}?${new URLSearchParams({ q: text })}`),
  /** A section of the member centre, e.g. Deposit (SHELL-05). */
  member: (section?: string) => (section === undefined ? plain.member() : plain.memberSection(section)),
  /** A section of the agent window, e.g. Register (SHELL-06). */
  agent: (section?: string) => (section === undefined ? plain.agent() : `${plain.agent()}?page=${section}`),
};
