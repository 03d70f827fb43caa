import { visuallyHidden } from '../../../foundations/text.css.ts';
import { rowTiles } from '../../../patterns/GameRow/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { Segments } from '../parts/segments.tsx';
import * as css from './HallView.css.ts';

/** A hall in rows: its segment is marked, then games and providers (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, search, texts } = props;
  const current = halls.find(({ key }) => key === hallKey)?.id ?? null;
  return (
    <div className={`${page.column} ${page.stack} ${css.root}`}>
      <Segments halls={halls} waiting current={current} texts={texts} />
      <div className={css.head}>
        <h1 className={visuallyHidden}>{title}</h1>
        <p className={css.intro}>{intro}</p>
        <SearchLink {...search} />
      </div>
      <HallSections
        hall={props}
        section={Section}
        renderGames={(games) => <GameShelf layout="grid" tiles={rowTiles} {...games} />}
      />
    </div>
  );
}
