import { visuallyHidden } from '../../../foundations/text.css.ts';
import { ProviderGrid, ProviderGridSkeleton } from '../../../patterns/ProviderCard/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import { providerNames } from '../../_h5/hall/HallView.css.ts';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { providers } from '../parts/rows.css.ts';
import { Segments } from '../parts/segments.tsx';
import * as css from './HallView.css.ts';

/** A hall in rows: its segment is marked, then providers and games (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, gameCountLabel, search, texts } = props;
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
        renderGames={(games) => <GameShelf layout="rows" {...games} />}
        waiting={<ProviderGridSkeleton count={10} className={providers} />}
        below={<p className={providerNames}>{props.providerNames}</p>}
      >
        {(items) => (
          <ProviderGrid
            providers={items}
            line={(provider) => [title, gameCountLabel(provider)].filter(Boolean).join(' · ')}
            className={providers}
          />
        )}
      </HallSections>
    </div>
  );
}
