/** The calls of facets and shelves; wire names end here. Loaded by dynamic import inside the query functions. */
import { FACETS, type FacetId } from '@housefront/contract/facet-names';
import * as wire from '@housefront/contract/features/lobby';
import type { FacetChoice, GameOrder } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { sitePayload } from '../site/index.ts';
import { toGames } from './catalogue.api.ts';
import { lobbyRanges } from './catalogue.lobby.rules.ts';
import type { FacetNames, LobbyAsk, LobbyPage, LobbyShelf } from './catalogue.lobby.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'hasShapes' | 'site'>;

const silent = (signal: AbortSignal) => ({ signal, silent: true });

const isFacet = (name: string): name is FacetId => FACETS.some((facet) => facet === name);

/** The facets of a record that the site knows; undefined if it names another one, which nothing can pass. */
const toChoice = (facets: Readonly<Record<string, readonly string[]>>): FacetChoice | undefined =>
  Object.keys(facets).every(isFacet) ? facets : undefined;

/** Names of the values of facets. */
export const fetchFacetNames = async ({ calls, site }: Deps, signal: AbortSignal): Promise<FacetNames> => {
  const { currency, device, siteId: site_id } = sitePayload(site.getState());
  const { facets } = unwrap(await calls.send(wire.lobbyFacets, { site_id, currency, device }, silent(signal)));
  return Object.fromEntries(
    facets
      .filter(({ id }) => isFacet(id))
      .map(({ id, values }) => [id, values.map((value) => ({ id: value.id, name: value.name, icon: value.icon }))]),
  );
};

/** A page of the games that pass facets (LOB-05). */
export const fetchLobbyPage = async (
  deps: Deps,
  { hallId, choice, text, order, page }: LobbyAsk,
  signal: AbortSignal,
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
    count: wire.LOBBY_PAGE,
  };
  const data = unwrap(await deps.calls.send(wire.lobbyGames, request, silent(signal)));
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

const ORDER: GameOrder = 'platform';
/** Games of a shelf whose rule names no number. */
const SHELF_SIZE = 24;

/** Shelves of home or of a hall, without those that cannot be shown (LOB-09). */
export const fetchShelves = async (
  deps: Deps,
  hallId: number | undefined,
  signal: AbortSignal,
): Promise<LobbyShelf[]> => {
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(deps.site.getState());
  const request = { site_id, currency, support_device, ...(hallId !== undefined && { gt_id: hallId }) };
  const { shelves } = unwrap(await deps.calls.send(wire.lobbyShelves, request, silent(signal)));
  const { locale } = deps.site.getState();
  return shelves.flatMap(({ id, title, kind: written, list, providers, rule, more }): LobbyShelf[] => {
    const name = plainText(pickText(title, locale).trim());
    const kind = wire.SHELF_KINDS.find((one) => one === written);
    if (kind === undefined || name === '') return [];
    const choice = rule === null ? undefined : toChoice(rule.facets);
    if (rule !== null && choice === undefined) return [];
    return [
      {
        id,
        title: name,
        kind,
        games: toGames(deps, list),
        providers: providers.map(({ gp_id, gt_id }) => ({ gpId: gp_id, hallId: gt_id })),
        rule:
          rule === null || choice === undefined
            ? null
            : { choice, order: rule.sort ?? ORDER, count: Math.min(rule.count ?? SHELF_SIZE, wire.LOBBY_PAGE) },
        more,
      },
    ];
  });
};
