import { ProviderCard } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HallShelf as HallShelfModel, HomeTexts } from '../../../views/home/contract.ts';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import { bleed } from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import * as css from './HomeView.css.ts';

/** Posters of a hall on the home page. */
const shown = 10;

export interface HallShelfProps {
  readonly shelf: HallShelfModel;
  readonly texts: HomeTexts;
}

/** A hall as a row of posters, or of its providers if it has no games to show; its title leads to the hall. */
export function HallShelf({ shelf: { hall, games }, texts }: HallShelfProps) {
  const more = { label: texts.seeAll, to: { href: hall.href } };
  if (games.items.length === 0 && games.state === 'ready') return <ProviderShelf hall={hall} more={more} />;
  return (
    <GameShelf
      layout="row"
      title={hall.name}
      games={{ ...games, items: games.items.slice(0, shown) }}
      more={more}
      texts={texts}
      deferred
    />
  );
}

interface ProviderShelfProps {
  readonly hall: HallModel;
  readonly more: { readonly label: string; readonly to: { readonly href: string } };
}

function ProviderShelf({ hall, more }: ProviderShelfProps) {
  const list = useScrollRow<HTMLUListElement>();
  if (hall.providers.length === 0) return null;
  return (
    <Section title={hall.name} more={more} deferred>
      <ul ref={list} role="list" className={`${row} ${css.providers} ${bleed}`}>
        {hall.providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
