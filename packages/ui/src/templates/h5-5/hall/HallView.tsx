import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import { SportFrame } from '../../../patterns/SportFrame/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import * as base from '../../_h5/hall/HallView.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { GameRows } from '../parts/GameRows.tsx';
import { ProviderRows, ProviderRowsSkeleton } from '../parts/ProviderRows.tsx';
import { Segments } from '../parts/segments.tsx';
import * as css from './HallView.css.ts';

/** A hall in rows: its segment is marked, then providers and games (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, providers, gameCountLabel, hotGames, crashGames, sportFrame, search, texts } =
    props;
  const current = halls.find(({ key }) => key === hallKey)?.id ?? null;
  return (
    <div className={`${page.column} ${page.stack} ${css.root}`}>
      <Segments halls={halls} waiting current={current} texts={texts} />
      <div className={css.head}>
        <h1 className={visuallyHidden}>{title}</h1>
        <p className={css.intro}>{intro}</p>
        <SearchLink {...search} />
      </div>
      <Section title={texts.providers} busy={providers.state === 'loading'}>
        <ListStates
          list={providers}
          waiting={<ProviderRowsSkeleton count={10} />}
          empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
          texts={texts}
        >
          {(items) => (
            <ProviderRows
              providers={items}
              line={(provider) => [title, gameCountLabel(provider)].filter(Boolean).join(' · ')}
            />
          )}
        </ListStates>
        <p className={base.providerNames}>{props.providerNames}</p>
      </Section>
      <DeferHydration>
        <GameRows title={texts.hotGames} games={hotGames} texts={texts} />
        {crashGames && (
          <GameRows
            title={texts.crashGames}
            games={crashGames.games}
            more={{ label: texts.seeAll, to: crashGames.all }}
            texts={texts}
          />
        )}
      </DeferHydration>
      {sportFrame && (
        <Section title={sportFrame.texts.title}>
          <SportFrame frame={sportFrame} />
        </Section>
      )}
    </div>
  );
}
