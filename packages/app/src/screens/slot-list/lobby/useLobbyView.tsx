import { MAX_CHOSEN, offerFacets, toggled, GAME_ORDERS } from '@housefront/contract/rules';
import { FACETS, type FacetId } from '@housefront/contract/facet-names';
import {
  facetLabels,
  gameOrderLabels,
  LobbyFacets,
  lobbyFacetsLabels,
  type LobbyFacetsModel,
} from '@housefront/ui/patterns/LobbyFacets';
import { PageSteps, pageStepLabels } from '@housefront/ui/patterns/PageSteps';
import { Skeleton } from '@housefront/ui/primitives/Skeleton';
import { gameSortLabels } from '@housefront/ui/views/slot-list/labels';
import { loadable } from '../../../kernel/lists/loadable.ts';
import { useRuntime, useSite } from '../../../kernel/runtime.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { useTextsReady } from '../../../kernel/texts/useTextsReady.ts';
import type { LobbyList, LobbyState, LobbyView } from '../lobby.types.ts';
import { PopularGames } from './PopularGames.tsx';
import { useCounts, type Counted } from './useCounts.ts';
import { useFacetNames } from './useFacetNames.ts';
import { useRemoval } from './useRemoval.ts';
import { useSheet } from './useSheet.ts';

/** Games of a page of the platform. */
const PAGE = 60;
/** Height of the bar, and of the chips below it with their gap. */
const BAR = 40;
const CHIPS = 40;

/** The facets as they are shown (LOB-02). */
function useFacets(lobby: LobbyState, { index, counts, found }: Counted): LobbyFacetsModel {
  const { rules, address, choose, page, isChoosing } = lobby;
  const { locale } = useRuntime().core.i18n;
  const mode = useSite((site) => site.mode);
  const names = useLabels(facetLabels);
  const named = useFacetNames(lobby);
  const sheet = useSheet(isChoosing);
  const { choice } = address;
  const offered = offerFacets({ facets: rules.facets, named, choice, counts, locale });
  const size = FACETS.reduce((sum, facet) => sum + (choice[facet]?.length ?? 0), 0);
  const toggle = (facet: FacetId, value: string) => () =>
    choose((now) => ({ choice: toggled(now.choice, facet, value) }));
  const nameOf = (facet: FacetId): string => (facet === 'label' ? '' : names[facet]);
  return {
    layout: mode === 'desktop' ? 'bar' : 'sheet',
    facets: offered
      .filter(({ id }) => page !== null || index.has(id) || choice[id] !== undefined)
      .map(({ id, values }) => ({
        id,
        name: nameOf(id),
        values: values.map((value) => ({
          ...value,
          // Numbers of the page before may have changed.
          isDisabled: (value.isDisabled && (page?.isCurrent ?? true)) || (size >= MAX_CHOSEN && !value.isChosen),
        })),
      })),
    chips: rules.facets.flatMap((facet) =>
      (choice[facet] ?? []).map((value) => ({
        id: `${facet} ${value}`,
        // Of one that is not offered, the facet is named.
        name: offered.find(({ id }) => id === facet)?.values.find(({ id }) => id === value)?.name ?? nameOf(facet),
        onRemove: toggle(facet, value),
      })),
    ),
    onToggle: (facet, value) => {
      const id = FACETS.find((one) => one === facet);
      if (id) toggle(id, value)();
    },
    onClear: () => choose(() => ({ choice: {} })),
    found,
    ...sheet,
  };
}

interface FacetsPlaceProps {
  readonly lobby: LobbyState;
  readonly counted: Counted;
}

function Facets({ lobby, counted }: FacetsPlaceProps) {
  return <LobbyFacets lobby={useFacets(lobby, counted)} texts={useLabels(lobbyFacetsLabels)} />;
}

/** The facets once their texts are there; until then a place of their height. */
function FacetsPlace(props: FacetsPlaceProps) {
  const isNarrowed = Object.keys(props.lobby.address.choice).length > 0;
  if (useTextsReady()) return <Facets {...props} />;
  return <Skeleton width="100%" height={`${BAR + (isNarrowed ? CHIPS : 0)}px`} />;
}

function Pages({ lobby, total }: { readonly lobby: LobbyState; readonly total: number }) {
  const texts = useLabels(pageStepLabels);
  const { address, choose } = lobby;
  const onPage = (page: number) => {
    choose(() => ({ page }));
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return <PageSteps pages={{ current: address.page, total: Math.ceil(total / PAGE), onPage }} texts={texts} />;
}

/** A list as facets narrow and order it, with the facets, and with what is left to do when nothing is found (LOB-02). */
export function useLobbyView(lobby: LobbyState | null, list: LobbyList): LobbyView | null {
  // Sites with this code have a lobby on each list.
  if (!lobby) throw new Error('A list of a site with a lobby has no state of it.');
  return useView(lobby, list);
}

function useView(lobby: LobbyState, list: LobbyList): LobbyView {
  const { address, choose, page, scope } = lobby;
  const { t } = useRuntime().core.i18n;
  const orderLabels = useLabels(gameOrderLabels);
  const { sort } = useLabels(gameSortLabels);
  const counted = useCounts(lobby, list);
  const { games, similar, found, orders } = counted;
  const isSettled = page ? page.isCurrent : list.isComplete;
  const isEmpty = isSettled && games.length === 0 && similar.length === 0;
  const removal = useRemoval(lobby, list, { counted, isEmpty });
  const total = page?.shown?.total ?? 0;
  return {
    games,
    similar,
    found,
    isNarrowed: Object.keys(address.choice).length > 0,
    sort: {
      label: sort,
      value: orders.includes(address.order) ? address.order : 'platform',
      options: orders.map((value) => ({ value, label: orderLabels[value] })),
      onChange: (value) => choose(() => ({ order: GAME_ORDERS.find((order) => order === value) ?? 'platform' })),
    },
    bar: <FacetsPlace lobby={lobby} counted={counted} />,
    below: isEmpty ? (
      <PopularGames hallId={scope.hallId ?? scope.everywhere?.halls[0]?.id} />
    ) : (
      total > PAGE && <Pages lobby={lobby} total={total} />
    ),
    removal,
    onClear: () => choose(() => ({ choice: {} })),
    ...(page && {
      loadable: (items) =>
        loadable(
          {
            status: page.shown ? 'success' : page.hasFailed ? 'error' : 'pending',
            fetchStatus: 'fetching',
            refetch: page.refetch,
          },
          items,
        ),
      ...(page.hasFailed &&
        page.shown && {
          progress: { state: 'failed', text: t('common.load_failed'), onRetry: page.refetch } as const,
        }),
    }),
  };
}
