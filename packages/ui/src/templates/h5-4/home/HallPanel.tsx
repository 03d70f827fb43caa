import { ListStates } from '../../../patterns/ListStates/index.ts';
import { ProviderGrid } from '../../../patterns/ProviderCard/index.ts';
import type { HallModel, PromotionModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { Masonry, MasonrySkeleton } from './Masonry.tsx';

/** Games of a hall on the home page: three groups. */
const shown = 12;

export interface HallPanelProps extends Pick<HomeViewProps, 'halls' | 'shelves' | 'texts'> {
  readonly hall: HallModel;
  readonly promotions: readonly PromotionModel[];
}

/** The chosen hall: its games with promotions between them, or its providers if it has no games; its title links to it. */
export function HallPanel({ hall, shelves, promotions, texts }: HallPanelProps) {
  const games = shelves.find((one) => one.hall.id === hall.id)?.games ?? { state: 'ready', items: [] };
  const bare = games.items.length === 0 && games.state === 'ready' && hall.providers.length > 0;
  return (
    <Section title={hall.name} more={{ label: texts.seeAll, to: { href: hall.href } }} busy={games.state === 'loading'}>
      {bare ? (
        <ProviderGrid providers={hall.providers} className={page.providers} />
      ) : (
        <ListStates
          list={games}
          waiting={<MasonrySkeleton groups={2} />}
          empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
          texts={texts}
        >
          {(items) => <Masonry games={items.slice(0, shown)} promotions={promotions} label={hall.name} texts={texts} />}
        </ListStates>
      )}
    </Section>
  );
}
