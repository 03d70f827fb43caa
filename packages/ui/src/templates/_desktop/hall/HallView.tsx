import type { HallViewProps } from '../../../views/hall/contract.ts';
import type { WithClassName } from '../../../views/WithClassName.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import { SportFrame } from '../../../patterns/SportFrame/index.ts';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './HallView.css.ts';
import { ProviderCards } from './ProviderCards.tsx';

/** A hall: description, providers and hot games (CAT-09). */
export default function HallView({ className = '', ...props }: WithClassName<HallViewProps>) {
  const { halls, title, intro, providerNames, hallKey, providers, hotGames, crashGames, sportFrame, search, texts } =
    props;
  const emblem = halls.find((hall) => hall.key === hallKey)?.iconActive;
  return (
    <>
      <div className={`${css.hero} ${className}`} data-hall={hallKey}>
        <div className={`${css.heroInside} ${page.column}`}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>{intro}</p>
            <p className={css.providerNames}>{providerNames}</p>
            <SearchLink className={css.search} {...search} />
          </div>
          {emblem && <img className={css.emblem} src={emblem} alt="" width={168} height={168} />}
        </div>
      </div>
      <div className={`${page.column} ${page.sections} ${className}`}>
        <Section title={texts.providers} busy={providers.state === 'loading'}>
          <ProviderCards {...props} />
        </Section>
        <DeferHydration>
          <GameShelf title={texts.hotGames} games={hotGames} expected={6} texts={texts} />
          {crashGames && (
            <GameShelf
              title={texts.crashGames}
              games={crashGames.games}
              expected={6}
              more={{ label: texts.seeAll, to: crashGames.all }}
              texts={texts}
              deferred
            />
          )}
        </DeferHydration>
        {sportFrame && (
          <Section title={sportFrame.texts.title}>
            <SportFrame frame={sportFrame} />
          </Section>
        )}
      </div>
    </>
  );
}
