import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HallNav, HallTabsSkeleton } from '../../../patterns/HallTabs/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { ProviderCard, ProviderCardSkeleton } from '../../../patterns/ProviderCard/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import type { WithClassName } from '../../../views/WithClassName.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import { SportFrame } from '../../../patterns/SportFrame/index.ts';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './HallView.css.ts';

/** Cards of one screen. */
const expected = 8;

/** A hall: links to the others, description, providers and hot games (CAT-09). */
export default function HallView({
  halls,
  title,
  intro,
  providerNames,
  hallKey,
  providers,
  gameCountLabel,
  hotGames,
  crashGames,
  sportFrame,
  search,
  texts,
  className = '',
}: WithClassName<HallViewProps>) {
  const emblem = halls.find((hall) => hall.key === hallKey)?.iconActive;
  const card = (provider: ProviderModel) => (
    <li key={provider.id}>
      <ProviderCard provider={provider} count={gameCountLabel(provider)} />
    </li>
  );
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
          {emblem && <img className={css.emblem} src={emblem} alt="" width={88} height={88} />}
        </div>
        <SearchLink {...search} />
      </div>
      <Section title={texts.providers} busy={providers.state === 'loading'}>
        <ListStates
          list={providers}
          waiting={
            <div className={page.providers} aria-hidden="true">
              {Array.from({ length: expected }, (_, index) => (
                <ProviderCardSkeleton key={index} />
              ))}
            </div>
          }
          empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
          texts={texts}
        >
          {(items) => (
            <ul role="list" className={page.providers}>
              {items.slice(0, expected).map(card)}
              {items.length > expected && (
                <DeferHydration within="list">{items.slice(expected).map(card)}</DeferHydration>
              )}
            </ul>
          )}
        </ListStates>
        <p className={css.providerNames}>{providerNames}</p>
      </Section>
      <DeferHydration>
        <GameShelf layout="grid" title={texts.hotGames} games={hotGames} texts={texts} />
        {crashGames && (
          <GameShelf
            layout="row"
            title={texts.crashGames}
            games={crashGames.games}
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
  );
}
