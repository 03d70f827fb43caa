import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import type { WithClassName } from '../../../views/withClassName.tsx';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './HallView.css.ts';

/** A hall: description, games and providers (CAT-09). */
export default function HallView({ className = '', ...props }: WithClassName<HallViewProps>) {
  const { halls, title, intro, hallKey, search } = props;
  const emblem = halls.find((hall) => hall.key === hallKey)?.iconActive;
  return (
    <>
      <div className={`${css.hero} ${className}`} data-hall={hallKey}>
        <div className={`${css.heroInside} ${page.column}`}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>{intro}</p>
            <SearchLink className={css.search} {...search} />
          </div>
          {emblem && <img className={css.emblem} src={emblem} alt="" width={112} height={112} />}
        </div>
      </div>
      <div className={`${page.column} ${page.sections} ${className}`}>
        <HallSections hall={props} section={Section} renderGames={(games) => <GameShelf {...games} />} />
      </div>
    </>
  );
}
