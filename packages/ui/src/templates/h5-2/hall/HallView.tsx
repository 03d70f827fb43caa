import { visuallyHidden } from '../../../foundations/text.css.ts';
import { HallRail, HallRailSkeleton } from '../../../patterns/HallTabs/index.ts';
import { ProviderGrid, ProviderGridSkeleton } from '../../../patterns/ProviderCard/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import { providerNames } from '../../_h5/hall/HallView.css.ts';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { hallEntry } from '../parts/hallEntry.tsx';
import * as panes from '../parts/panes.css.ts';
import { list } from '../parts/providers.css.ts';
import * as css from './HallView.css.ts';

/** A hall in two panes: the rail links to the other halls; beside it are providers and games of this one (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, gameCountLabel, search, texts } = props;
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
            renderGames={(games) => <GameShelf layout="row" {...games} />}
            waiting={<ProviderGridSkeleton count={8} className={list} />}
            below={<p className={providerNames}>{props.providerNames}</p>}
          >
            {(providers) => <ProviderGrid providers={providers} line={gameCountLabel} className={list} />}
          </HallSections>
        </div>
      </div>
    </div>
  );
}
