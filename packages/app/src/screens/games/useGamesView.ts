import type { CatalogueGame, GameLabel, GameTag, Hall, ListedProvider } from '@housefront/core/features/catalogue';
import { pickText, type CoreI18n } from '@housefront/core/i18n';
import type { GameModel, Loadable, LongList } from '@housefront/ui/slots';
import type { SlotListViewProps } from '@housefront/ui/views';
import { useMemo } from 'react';
import { loadable } from '../../kernel/lists/loadable.ts';
import { useHalls } from '../../kernel/lists/catalogue-models.ts';
import { paths } from '../../kernel/paths.ts';
import type { ListSearch } from '../../kernel/route/search.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLobbyState } from '../slot-list/lobby-code.ts';
import { useGameList, type ListSourceChoice } from '../slot-list/useGameList.ts';
import { useTaggedGames } from '../slot-list/useTaggedGames.ts';
import { useAllGames, useKindsOf, useListedProviders } from './useAllGames.ts';

/** Tags as labels of the whole catalogue; the platform's own labels belong to one provider each. */
const tagLabels: readonly (GameLabel & { readonly tag: GameTag })[] = [
  { id: 'tag-hot', name: '', tag: 'hot' },
  { id: 'tag-new', name: '', tag: 'new' },
];

const noLabels: readonly GameLabel[] = [];

const isOf = ({ address }: ListedProvider, { gt_id, gp_id }: ListSearch) =>
  (gt_id === undefined || address.gtId === gt_id) && (gp_id === undefined || address.gpId === gp_id);

/** All providers, those of a hall, or one. */
function providerChoice(
  { t, locale }: CoreI18n,
  halls: readonly Hall[],
  listed: readonly ListedProvider[],
  { gt_id, gp_id }: ListSearch,
): ListSourceChoice {
  const inHalls = halls.map((hall) => {
    const group = pickText(hall.name, locale) || t(`hall.${hall.key}.name`);
    const own = listed.filter(({ address }) => address.gtId === hall.id);
    const options = own.map(({ provider, address }) => ({
      value: `${address.gtId} ${address.gpId}`,
      label: pickText(provider.name, locale) || provider.id,
      group,
    }));
    return own.length === 0
      ? []
      : [{ value: String(hall.id), label: t('catalogue.all_of', { hall: group }), group }, ...options];
  });
  const options = [{ value: '', label: t('catalogue.all_providers') }, ...inHalls.flat()];
  const value = gt_id === undefined ? '' : gp_id === undefined ? String(gt_id) : `${gt_id} ${gp_id}`;
  return {
    label: t('catalogue.providers'),
    // The address may name a provider that no longer exists.
    value: options.some((one) => one.value === value) ? value : '',
    options,
    search: (value) => {
      const [gtId, gpId] = value.split(' ');
      return { gt_id: gtId ? Number(gtId) : undefined, gp_id: gpId, label: undefined };
    },
  };
}

/** Search across all games: filters, provider, tags and order, all in the address. */
export function useGamesView(search: ListSearch): SlotListViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { query: hallsQuery, halls } = useHalls(null);
  const listed = useListedProviders(halls);
  const everywhere = useMemo(() => ({ halls, listed }), [halls, listed]);
  const lobby = useLobbyState(search, {
    total: listed.reduce((sum, { provider }) => sum + provider.gameCount, 0),
    everywhere,
  });
  const hasProviders = lobby?.hasProviders === true;
  // Facets narrow the list of all games, and not what is loaded.
  const { gt_id, gp_id } = hasProviders ? {} : search;
  const among = useMemo(() => {
    const named = listed.filter((one) => isOf(one, { gt_id, gp_id }));
    return named.length > 0 ? named : listed;
  }, [listed, gt_id, gp_id]);
  const single = gp_id !== undefined && among.length === 1 ? among[0] : undefined;

  const tag = single ? null : (tagLabels.find(({ id }) => id === search.label)?.tag ?? null);
  const taggedHalls = useMemo(() => [...new Set(among.map(({ address }) => address.gtId))], [among]);
  const tagged = useTaggedGames(tag, taggedHalls);
  const isPaged = lobby !== null && lobby.page !== null;
  const asked = useMemo(() => (tag === null && !isPaged ? among : []), [tag, isPaged, among]);
  const { games, providerOf, labelsOf, lists, waiting, progress, listOf } = useAllGames(asked);
  const labels = single ? (lists[0]?.labels ?? noLabels) : tagLabels;
  const provider = useMemo(
    () => (game: CatalogueGame) =>
      providerOf(game) ?? among.find(({ provider: one }) => one.id === game.gpId)?.provider,
    [providerOf, among],
  );

  const kindsOf = useKindsOf(halls, provider, labelsOf);

  const state = (items: LongList<GameModel>): Loadable<GameModel, LongList<GameModel>> => {
    if (halls.length === 0) return loadable(hallsQuery, items);
    if (tag !== null) return loadable(tagged, items);
    return listOf(items);
  };
  const list = useGameList(search, {
    title: t('catalogue.filter.all_game'),
    backTo: paths.home(),
    games: tag === null ? games : tagged.games,
    labels,
    labelled: tagged.ids,
    provider,
    kindsOf,
    choice: hasProviders ? undefined : providerChoice(core.i18n, halls, listed, search),
    lobby,
    complete: tag === null ? asked.length > 0 && waiting === 0 : tagged.status !== 'pending',
    loadable: state,
  });
  return { ...list, progress: list.progress ?? (games.length > 0 ? progress : undefined) };
}
