import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderGrid, ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { SearchLink } from '../../../patterns/SearchField/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { HallSections } from '../../../views/hall/HallSections.tsx';
import type { WithClassName } from '../../../views/withClassName.tsx';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as icons from '../parts/icons.css.ts';
import * as page from '../parts/page.css.ts';
import * as card from '../parts/providers.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './HallView.css.ts';

/** Cards of one screen. */
const expected = 12;

/** A hall: description, providers and hot games (CAT-09). */
export default function HallView({ className = '', ...props }: WithClassName<HallViewProps>) {
  const { halls, title, intro, providerNames, hallKey, gameCountLabel, search, texts } = props;
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
        <HallSections
          hall={props}
          section={Section}
          renderGames={(games) => <GameShelf {...games} expected={6} deferred={games.more !== undefined} />}
          waiting={<BigCardsSkeleton count={expected} />}
        >
          {(providers) => (
            <ProviderGrid
              providers={providers}
              first={expected}
              className={card.cards}
              renderCard={(provider) => (
                <BigCard provider={provider} count={gameCountLabel(provider)} open={texts.open} />
              )}
            />
          )}
        </HallSections>
      </div>
    </>
  );
}

interface BigCardProps {
  readonly provider: ProviderModel;
  readonly count: string | null;
  readonly open: string;
}

/** A provider of a hall as a large card (CAT-09). */
function BigCard({ provider, count, open }: BigCardProps) {
  return (
    <DestinationLink to={provider} className={card.card}>
      <span className={card.stage}>
        <ProviderLogo icon={provider.icon} className={card.bigLogo} />
      </span>
      <span className={card.foot}>
        <span className={card.words}>
          <span className={card.cardName} translate="no">
            {provider.name}
          </span>
          {count !== null && <span className={card.count}>{count}</span>}
        </span>
        <span className={card.go}>
          {open}
          <span className={icons.next} aria-hidden="true" />
        </span>
      </span>
    </DestinationLink>
  );
}

/** Skeleton cards of the same geometry (TPL-05). */
function BigCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={card.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <span className={card.stage}>
            <Skeleton width="150px" height="48px" />
          </span>
          <span className={card.foot}>
            <span className={card.words}>
              <Skeleton width="60%" height="14px" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
