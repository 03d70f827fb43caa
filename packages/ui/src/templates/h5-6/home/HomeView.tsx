import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { ProviderCard } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HallShelf as HallShelfModel, HomeTexts, HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { Hero } from './Hero.tsx';
import * as css from './HomeView.css.ts';

/** Home as a cinema: the billboard, then one shelf of posters for hot games, for the games played last and for each hall (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, shelves, hotGames, lastPlayed, failure, smallBanners, texts } = props;
  return (
    <>
      <HomeTitle session={session} texts={texts} />
      <Hero {...props} />
      <div className={`${page.column} ${page.stack} ${page.tight} ${css.shelves}`}>
        {smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} />
          {session.kind === 'member' && (
            <GameShelf layout="row" title={texts.lastPlayed} games={lastPlayed} texts={texts} deferred />
          )}
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        {shelves.map((shelf) => (
          <DeferHydration key={shelf.hall.id}>
            <HallShelf shelf={shelf} texts={texts} />
          </DeferHydration>
        ))}
        <HomePromotions {...props} />
      </div>
    </>
  );
}

/** Posters of a hall on the home page. */
const shown = 10;

interface HallShelfProps {
  readonly shelf: HallShelfModel;
  readonly texts: HomeTexts;
}

/** A hall as a row of posters, or of its providers if it has no games to show; its title leads to the hall. */
function HallShelf({ shelf: { hall, games }, texts }: HallShelfProps) {
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
      <ul ref={list} role="list" className={`${row} ${css.providers} ${page.bleed}`}>
        {hall.providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
