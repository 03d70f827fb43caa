import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HallRail, HallRailSkeleton } from '../../../patterns/HallTabs/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import { SportFrame } from '../../../patterns/SportFrame/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { providerNames } from '../../_h5/hall/HallView.css.ts';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { hallEntry } from '../parts/hallEntry.tsx';
import * as panes from '../parts/panes.css.ts';
import { ProviderList, ProviderListSkeleton } from '../parts/ProviderList.tsx';
import * as css from './HallView.css.ts';

/** A hall in two panes: the rail links to the other halls; beside it are providers and games of this one (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, hallKey, providers, gameCountLabel, hotGames, crashGames, sportFrame, search, texts } =
    props;
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
          <Section title={texts.providers} busy={providers.state === 'loading'}>
            <ListStates
              list={providers}
              waiting={<ProviderListSkeleton />}
              empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
              texts={texts}
            >
              {(items) => <ProviderList providers={items} gameCountLabel={gameCountLabel} />}
            </ListStates>
            <p className={providerNames}>{props.providerNames}</p>
          </Section>
          <DeferHydration>
            <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} />
            {crashGames && (
              <GameShelf
                layout="row"
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
      </div>
    </div>
  );
}
