import { HallNav, HallTabsSkeleton } from '../../../patterns/HallTabs/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import type { WithClassName } from '../../../views/withClassName.tsx';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './HallView.css.ts';

/** A hall: links to the others, description, games and providers (CAT-09). */
export default function HallView({ className = '', ...props }: WithClassName<HallViewProps>) {
  const { halls, title, intro, hallKey, search, texts } = props;
  const emblem = halls.find((hall) => hall.key === hallKey)?.iconActive;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight} ${className}`}>
      <div className={page.section}>
        {halls.length > 0 ? (
          <HallNav halls={halls} label={texts.halls} className={page.bleed} />
        ) : (
          <HallTabsSkeleton className={page.bleed} />
        )}
        <div className={css.hero} data-hall={hallKey}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>{intro}</p>
          </div>
          {emblem && <img className={css.emblem} src={emblem} alt="" width={72} height={72} />}
        </div>
        <SearchLink {...search} />
      </div>
      <HallSections
        hall={props}
        section={Section}
        renderGames={(games) => <GameShelf layout={games.deferred ? 'row' : 'grid'} {...games} />}
      />
    </div>
  );
}
