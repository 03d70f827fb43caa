/** The calls of facets and shelves; wire names end here. Loaded by dynamic import inside the query functions. */
import { FACETS, type FacetId } from '@housefront/contract/facet-names';
import * as wire from '@housefront/contract/features/lobby';
import type { CallResponse } from '@housefront/contract/endpoint';
import type { FacetChoice } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { sitePayload } from '../site/index.ts';
import { toGames } from './catalogue.api.ts';
import { lobbyRanges } from './catalogue.lobby.rules.ts';
import type { FacetNames, LobbyAsk, LobbyPage, LobbyShelves } from './catalogue.lobby.types.ts';
import type { CatalogueGame } from './catalogue.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'hasShapes' | 'site'>;

/** Kinds of shelves that are lists of their own. Wins and jackpots have a place on home by the site's config. */
const KINDS = ['games', 'providers'] as const;

const silent = (signal: AbortSignal) => ({ signal, silent: true });

const isFacet = (name: string): name is FacetId => FACETS.some((facet) => facet === name);

/** The facets of a record that the site knows; undefined if it names another one, which nothing can pass. */
const toChoice = (facets: Readonly<Record<string, readonly string[]>>): FacetChoice | undefined =>
  Object.keys(facets).every(isFacet) ? facets : undefined;

/** Names of the values of facets; none where the platform has no such call or it fails, as a list is whole without them. */
export const fetchFacetNames = async ({ calls, site }: Deps, signal: AbortSignal): Promise<FacetNames> => {
  const { currency, device, siteId: site_id } = sitePayload(site.getState());
  try {
    const { facets } = unwrap(await calls.send(wire.lobbyFacets, { site_id, currency, device }, silent(signal)));
    return Object.fromEntries(
      facets
        .filter(({ id }) => isFacet(id))
        .map(({ id, values }) => [id, values.map((value) => ({ id: value.id, name: value.name, icon: value.icon }))]),
    );
  } catch {
    if (signal.aborted) throw signal.reason;
    return {};
  }
};

interface Wishes {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  /** '' asks as a guest. */
  readonly token?: string;
}

/** A page of the games that pass facets (LOB-05). */
export const fetchLobbyPage = async (
  deps: Deps,
  { hallId, choice, text, order, page }: LobbyAsk,
  signal: AbortSignal,
  { count = wire.LOBBY_PAGE, ...wishes }: Partial<Wishes> & { readonly count?: number } = {},
): Promise<LobbyPage> => {
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(deps.site.getState());
  const { rtp, lines, stake } = lobbyRanges(deps.config, currency);
  const request = {
    site_id,
    currency,
    support_device,
    ...(hallId !== undefined && { gt_id: hallId }),
    ...(text !== '' && { q: text }),
    facets: Object.fromEntries(Object.entries(choice).map(([facet, values]) => [facet, [...values]])),
    ranges: { rtp: [...rtp], lines: [...lines], stake: stake.map(String) },
    sort: order,
    page,
    count,
  };
  const data = unwrap(await deps.calls.send(wire.lobbyGames, request, { ...silent(signal), ...wishes }));
  return {
    games: toGames(deps, data.list),
    total: data.total,
    counts: Object.fromEntries(
      data.facets
        .filter(({ id }) => isFacet(id))
        .map(({ id, values }) => [
          id,
          Object.fromEntries(values.flatMap(({ id: value, count }) => (count === null ? [] : [[value, count]]))),
        ]),
    ),
    corrected: data.corrected,
  };
};

/** Games of a shelf whose rule names no number. */
const SHELF_SIZE = 24;

/** Longest wait for the shelves, in milliseconds: the page has its own ones then. */
const SHELVES_MS = 10_000;

type WireShelf = CallResponse<typeof wire.lobbyShelves>['shelves'][number];

/** The games of a shelf; none if they cannot be loaded. */
async function gamesOf(deps: Deps, { list, rule }: WireShelf, wishes: Wishes): Promise<readonly CatalogueGame[]> {
  if (rule === null) return toGames(deps, list);
  const choice = toChoice(rule.facets);
  if (choice === undefined) return [];
  const count = Math.min(rule.count ?? SHELF_SIZE, wire.LOBBY_PAGE);
  const ask = { choice, text: '', order: rule.sort, page: 1 };
  try {
    const { games } = await fetchLobbyPage(deps, ask, wishes.signal, { ...wishes, count });
    return games.slice(0, count);
  } catch {
    if (wishes.signal.aborted) throw wishes.signal.reason;
    return [];
  }
}

async function loadShelves(deps: Deps, hallId: number | undefined, wishes: Wishes): Promise<LobbyShelves> {
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(deps.site.getState());
  const { locale } = deps.site.getState();
  const request = { site_id, currency, support_device, ...(hallId !== undefined && { gt_id: hallId }) };
  const reply = await deps.calls.send(wire.lobbyShelves, request, { ...silent(wishes.signal), ...wishes });
  const listed = unwrap(reply).shelves.flatMap((shelf) => {
    const title = plainText(pickText(shelf.title, locale).trim());
    const kind = KINDS.find((one) => one === shelf.kind);
    return kind === undefined || title === '' ? [] : [{ shelf, title, kind }];
  });
  const filled = await Promise.all(listed.map(async ({ shelf }) => await gamesOf(deps, shelf, wishes)));
  // No shelf shows the facts of games, which would double a page.
  const known = new Map(filled.flat().map(({ traits: _unused, ...game }) => [game.id, game]));
  return {
    games: [...known.values()],
    shelves: listed.map(({ shelf: { id, providers, more }, title, kind }, at) => ({
      id,
      title,
      kind,
      gameIds: (filled[at] ?? []).map((game) => game.id),
      providers: providers.map(({ gp_id, gt_id }) => ({ gpId: gp_id, hallId: gt_id })),
      more,
    })),
  };
}

/**
 * Shelves of home or of a hall with their games (LOB-09).
 * @param asGuest leaves out the token, so that the answer has no shelf of a member's segment
 */
export const fetchShelves = async (
  deps: Deps,
  hallId: number | undefined,
  asGuest: boolean,
  signal: AbortSignal,
): Promise<LobbyShelves> => {
  const wishes = { signal, timeoutMs: SHELVES_MS, ...(asGuest && { token: '' }) };
  try {
    return await loadShelves(deps, hallId, wishes);
  } catch {
    if (signal.aborted) throw signal.reason;
    return { games: [], shelves: null };
  }
};
