import { addressIds, PAGES, type PageId } from '@housefront/contract/pages';
import type { ParamsOf } from './page.types.ts';

/** What identifies a provider's game list in the address (CAT-12). */
export interface ProviderAddress {
  readonly gtId: number;
  readonly gpId: string;
  readonly house: string;
  readonly isCrashGame?: boolean | undefined;
}

function providerQuery({ gtId, gpId, house, isCrashGame }: ProviderAddress): string {
  const query = new URLSearchParams({ gt_id: String(gtId) });
  // The crash menu belongs to a hall, not to a provider (CAT-14).
  if (gpId !== '' || !isCrashGame) {
    query.set('gp_id', gpId);
    query.set('house', house);
  }
  if (isCrashGame) query.set('isCrashGame', '1');
  return query.toString();
}

/** Makes the path of a page, from the values that stand in it. */
type PathOf<Id extends PageId> = keyof ParamsOf<Id> extends never ? () => string : (value: string | number) => string;

/** Path of every page of the table; no page has more than one value in its path. */
const plain = Object.fromEntries(
  addressIds.map((id) => [id, (value = '') => PAGES[id].path.replace(/\$\w+/, () => encodeURIComponent(value))]),
) as { readonly [Id in PageId]: PathOf<Id> };

/** The addresses of pages, with what a query says in a few of them. Screens and menus build addresses here and nowhere else. */
export const paths = {
  ...plain,
  slotGame: (provider: ProviderAddress) => `${plain.slotGame()}?${providerQuery(provider)}`,
  gameRoom: (provider: ProviderAddress) => `${plain.gameRoom()}?${providerQuery(provider)}`,
  /** Search across all games, or those of a hall. */
  games: (gtId?: number) => (gtId === undefined ? plain.games() : `${plain.games()}?gt_id=${gtId}`),
  /** A section of the member centre, e.g. Deposit (SHELL-05). */
  member: (section?: string) => (section === undefined ? plain.member() : plain.memberSection(section)),
  /** A section of the agent window, e.g. Register (SHELL-06). */
  agent: (section?: string) => (section === undefined ? plain.agent() : `${plain.agent()}?page=${section}`),
};
