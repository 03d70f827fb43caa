import { FACETS, type FacetId } from '@housefront/contract/facet-names';
import { lobbyFacets, lobbyGames, lobbyShelves } from '@housefront/contract/features/lobby';
import { orderGames, type FacetChoice, type FacetRanges } from '@housefront/contract/rules';
import { gameName } from '../../world/play/catalogue.ts';
import { defineHandler, type HandlerContext } from '../../answers/defineHandler.ts';
import { slotLabels, tagLabels } from '../../seed/vocabulary/halls-and-labels.ts';
import { shelfTitles } from '../../seed/vocabulary/shelves.ts';
import type { Word } from '../../seed/vocabulary/table.ts';
import { FEATURES, JACKPOT, THEMES } from '../catalogue/traits.ts';
import { wireGames } from '../catalogue/wireGames.ts';
import { lobbyOf, namedLike } from './lobby-games.ts';

const SHELF_SIZE = 24;

const named = (keys: readonly string[], ids = keys) =>
  slotLabels.flatMap(({ key, texts }) => {
    const at = keys.indexOf(key);
    return at < 0 ? [] : [{ id: ids[at], name: texts }];
  });

/** Names of features, themes and the jackpot. */
export const lobbyFacetsHandler = defineHandler(lobbyFacets, ({ ok }) =>
  ok({
    facets: [
      { id: 'feature', values: named(FEATURES) },
      { id: 'theme', values: named(THEMES) },
      { id: 'jackpot', values: named(['jackpot'], [JACKPOT]) },
    ],
  }),
);

const isFacet = (name: string): name is FacetId => FACETS.some((facet) => facet === name);

/** A page of the games that pass facets; code 101 for an unknown facet. */
export const lobbyGamesHandler = defineHandler(lobbyGames, (context) => {
  const { request, world, locale, ok, refuse } = context;
  const names = Object.keys(request.facets);
  if (!names.every(isFacet)) return refuse('101', 'facetUnknown');
  const { rtp, lines, stake = [] } = request.ranges ?? {};
  const ranges: FacetRanges = { rtp, lines, stake: stake.map(BigInt) };
  const lobby = lobbyOf(world, request.currency, ranges);
  const inHall = lobby.games.filter(({ hallId }) => request.gt_id === undefined || hallId === request.gt_id);
  const among = namedLike(inHall, request.q ?? '', locale);
  // All names are facets.
  const choice = request.facets as FacetChoice;
  const { total, counts } = lobby.index.count(choice, among);
  const found = orderGames(among.filter(lobby.index.passes(choice)), request.sort, {
    nameOf: ({ seed }) => gameName(seed, locale),
    locale,
  });
  const from = (request.page - 1) * request.count;
  return ok({
    list: wireGames(
      context,
      found.slice(from, from + request.count).map(({ seed }) => seed),
    ),
    total,
    facets: FACETS.map((id) => ({ id, values: [...counts[id]].map(([value, count]) => ({ id: value, count })) })),
  });
});

const titled = (words: readonly Word[], wanted: string) => words.find(({ key }) => key === wanted)?.texts;

/** Shelves of the situation of odd shelves: none of them may be seen. */
const odd = [
  { id: 'empty', title: 'Empty', kind: 'games', list: [] },
  { id: 'unknown', title: 'Unknown', kind: 'weather', list: [] },
  { id: 'failing', title: 'Failing', kind: 'games', rule: { facets: { weather: ['sun'] }, sort: 'popular', count: 6 } },
];

function shelvesOf(context: HandlerContext<{ readonly currency: string; readonly gt_id?: number | undefined }>) {
  const { world, request, signed } = context;
  const { currency, gt_id: hall } = request;
  const most = world.catalogue.popular(currency, SHELF_SIZE, hall);
  const inHall = hall === undefined ? {} : { hall: [String(hall)] };
  const rule = (facets: object, sort: string) => ({ facets: { ...inHall, ...facets }, sort, count: SHELF_SIZE });
  const providers = world.catalogue
    .halls(currency)
    .filter(({ hall: { gtId } }) => hall === undefined || gtId === hall)
    .flatMap(({ hall: { gtId }, providers: own }) => own.map(({ gpId }) => ({ gp_id: gpId, gt_id: gtId })));
  const isOdd = world.situations.current().some(({ oddShelves }) => oddShelves === true);
  return [
    {
      id: 'popular',
      title: titled(tagLabels, 'hot'),
      kind: 'games',
      list: wireGames(context, most),
      more: '/games?sort=popular',
    },
    ...(isOdd ? odd : []),
    {
      id: 'new',
      title: titled(tagLabels, 'new'),
      kind: 'games',
      rule: rule({ new: ['30'] }, 'newest'),
      more: '/games?new=30&sort=newest',
    },
    {
      id: 'jackpot',
      title: titled(slotLabels, 'jackpot'),
      kind: 'games',
      rule: rule({ jackpot: [JACKPOT] }, 'popular'),
      more: `/games?jackpot=${JACKPOT}`,
    },
    {
      id: 'providers',
      title: titled(shelfTitles, 'providers'),
      kind: 'providers',
      providers: providers.slice(0, SHELF_SIZE),
    },
    // Of the segment of members who play slots with high returns.
    ...(signed
      ? [{ id: 'members', title: titled(shelfTitles, 'members'), kind: 'games', rule: rule({ rtp: ['97-'] }, 'rtp') }]
      : []),
  ];
}

/** Shelves of home or a hall; members have one more. */
export const lobbyShelvesHandler = defineHandler(lobbyShelves, (context) =>
  context.ok({ shelves: shelvesOf(context) }),
);
