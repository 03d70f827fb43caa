import { TOP_TEN } from '@housefront/core/features/catalogue';
import { GameGrid } from '@housefront/ui/patterns/GameTile';
import { nothingFoundLabels, popularGames, popularTitle } from '@housefront/ui/patterns/LobbyFacets';
import { slotListLabels } from '@housefront/ui/views/slot-list/labels';
import { useQuery } from '@tanstack/react-query';
import { useGameModels } from '../../../kernel/lists/catalogue-models.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';

/** Popular games below an empty list; nothing if they cannot be loaded (LOB-07). */
export function PopularGames({ hallId }: { readonly hallId: number | undefined }) {
  const { core } = useRuntime();
  const { popular } = useLabels(nothingFoundLabels);
  const texts = useLabels(slotListLabels);
  const toGames = useGameModels();
  const { data = [] } = useQuery(core.catalogue.queries.hotGames(hallId ?? core.config.halls?.first ?? 2));
  if (data.length === 0) return null;
  return (
    <section className={popularGames}>
      <h2 className={popularTitle}>{popular}</h2>
      <GameGrid games={toGames(data.slice(0, TOP_TEN))} texts={texts} label={popular} withProvider />
    </section>
  );
}
