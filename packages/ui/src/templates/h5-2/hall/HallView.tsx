import { visuallyHidden } from '../../../foundations/text.css.ts';
import { HallRail, HallRailSkeleton } from '../../../patterns/HallTabs/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { hallEntry } from '../parts/hallEntry.tsx';
import * as panes from '../parts/panes.css.ts';
import * as css from './HallView.css.ts';

/** A hall in two panes: the rail links to the other halls; beside it are games and providers of this one (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, search, texts } = props;
  const current = halls.find(({ active }) => active) ?? halls.find(({ key }) => key === hallKey);
  return (
    <div className={`${page.column} ${page.stack} ${page.tight}`}>
      <div className={panes.panes}>
        {halls.length > 0 ? (
          <HallRail
            className={panes.rail}
            entries={halls.map((hall) => hallEntry(hall, String(hall.id)))}
            current={current ? String(current.id) : null}
            label={texts.halls}
          />
        ) : (
          <HallRailSkeleton className={panes.rail} />
        )}
        <div className={panes.content}>
          <div className={css.head}>
            <h1 className={visuallyHidden}>{title}</h1>
            <p className={css.intro}>{intro}</p>
            <SearchLink {...search} />
          </div>
          <HallSections
            hall={props}
            section={Section}
            renderGames={(games) => <GameShelf layout={games.deferred ? 'row' : 'grid'} {...games} />}
          />
        </div>
      </div>
    </div>
  );
}
