import { FACETS } from '@housefront/contract/facet-names';
import { bestRemoval, facetQueries, type Removal } from '@housefront/core/features/catalogue';
import { facetLabels, nothingFoundLabels } from '@housefront/ui/patterns/LobbyFacets';
import { useQueries } from '@tanstack/react-query';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { withoutFacet, type LobbyList, type LobbyState, type LobbyView } from '../lobby.types.ts';
import type { Counted } from './useCounts.ts';

/** The facet or text whose removal brings back the most games to an empty list, with the button that removes it (LOB-07). */
export function useRemoval(
  lobby: LobbyState,
  list: LobbyList,
  { counted, isEmpty }: { readonly counted: Counted; readonly isEmpty: boolean },
): LobbyView['removal'] {
  const { core } = useRuntime();
  const { address, choose, page, askWithout } = lobby;
  const texts = useLabels(nothingFoundLabels);
  const names = useLabels(facetLabels);
  const parts = [...FACETS.filter((facet) => address.choice[facet]), ...(list.text === '' ? [] : (['text'] as const))];
  const queries = facetQueries(core);
  const asked = useQueries({ queries: isEmpty && page ? parts.map((part) => queries.page(askWithout(part))) : [] });
  if (!isEmpty) return null;
  const best = page
    ? parts.reduce<Removal | null>((most, facet, at) => {
        const { data, isPlaceholderData } = asked[at] ?? {};
        const count = (isPlaceholderData === true ? null : data?.total) ?? 0;
        return count > (most?.count ?? 0) ? { facet, count } : most;
      }, null)
    : bestRemoval(
        counted.indexOf(list.withoutText()),
        address.choice,
        list.text === '' ? undefined : counted.toLobby(list.found),
      );
  if (!best) return null;
  const { facet, count } = best;
  const name = facet === 'text' ? `“${list.text}”` : facet === 'label' ? '' : names[facet];
  return {
    label: texts.without({ name, count }),
    onPress:
      facet === 'text' ? list.onClearText : () => choose(({ choice }) => ({ choice: withoutFacet(choice, facet) })),
  };
}
