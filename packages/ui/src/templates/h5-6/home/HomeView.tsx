import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Billboard } from '../../../patterns/Billboard/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ProviderCard } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HallShelf as HallShelfModel, HomeTexts, HomeViewProps } from '../../../views/home/contract.ts';
import { joinShort } from '../../../views/home/joinShort.ts';
import { FirstShelf, NextShelf } from '../../_h5/home/FirstShelf.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import { news } from '../../_h5/parts/hero.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import * as css from './HomeView.css.ts';

/** Posters of a whole row. */
const posters = 3;

/** Home as a cinema: the billboard, then one shelf of posters for a member's own games, the top ten and each hall (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, failure, smallBanners, texts } = props;
  const { shelves, more } = joinShort(props.shelves, posters);
  const [first, ...others] = shelves;
  return (
    <>
      <HomeTitle title={props.title} texts={texts} />
      <Hero {...props} />
      <div className={`${page.column} ${page.stack} ${page.tight} ${css.shelves}`}>
        {smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <FirstShelf {...props} layout="row" />
          {props.live}
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        <DeferHydration>
          {first && <HallShelf shelf={first} texts={texts} />}
          <NextShelf {...props} layout="row" />
        </DeferHydration>
        {others.map((shelf) => (
          <DeferHydration key={shelf.hall.id}>
            <HallShelf shelf={shelf} texts={texts} />
          </DeferHydration>
        ))}
        {more && (
          <DeferHydration>
            <GameShelf layout="row" title={texts.moreGames} games={more.games} texts={texts} deferred />
          </DeferHydration>
        )}
        <HomePromotions {...props} />
      </div>
    </>
  );
}

/** Posters of a hall on the home page. */
const shown = 10;

interface HallShelfProps {
  readonly shelf: HallShelfModel;
  readonly texts: HomeTexts;
}

/** A hall as a row of posters, or of its providers if it has no games to show; its title leads to the hall. */
function HallShelf({ shelf: { hall, games }, texts }: HallShelfProps) {
  const more = { label: texts.seeAll, to: { href: hall.href } };
  if (games.items.length === 0 && games.state === 'ready') return <ProviderShelf hall={hall} more={more} />;
  return (
    <GameShelf
      layout="row"
      title={hall.name}
      games={{ ...games, items: games.items.slice(0, shown) }}
      more={more}
      texts={texts}
      deferred
    />
  );
}

interface ProviderShelfProps {
  readonly hall: HallModel;
  readonly more: { readonly label: string; readonly to: { readonly href: string } };
}

function ProviderShelf({ hall, more }: ProviderShelfProps) {
  const list = useScrollRow<HTMLUListElement>();
  if (hall.providers.length === 0) return null;
  return (
    <Section title={hall.name} more={more} deferred>
      <ul ref={list} role="list" className={`${row} ${css.providers} ${page.bleed}`}>
        {hall.providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Content of the hero: the banners, or without any the first hot game. */
function heroOf({ banners, hotGames, texts }: HomeViewProps): HomeViewProps['banners'] {
  const [game] = hotGames.items;
  if (banners.items.length > 0 || banners.state === 'loading') {
    // The part of a wide picture that fits the screen has no text: its title is on the page.
    const items = banners.items.map((banner) => ({ ...banner, headline: banner.headline || banner.alt }));
    return { ...banners, items };
  }
  if (game) {
    const { id, name, art, pictures, onPlay } = game;
    const wide = pictures?.wide;
    const opens = `${texts.play}: ${name}`;
    return {
      state: 'ready',
      items: [{ id, image: wide ?? art, whole: !wide, alt: name, headline: name, opens, onOpen: onPlay }],
    };
  }
  return { state: hotGames.state, items: [] };
}

/**
 * The billboard: a picture from edge to edge with its title and call to action, jackpot and announcements at its lower end
 * (HOME-01).
 */
function Hero(props: HomeViewProps) {
  const { announcements, onOpenAnnouncement, jackpot, texts } = props;
  const hero = heroOf(props);
  const shown = hero.items.length > 0 || hero.state === 'loading';
  const foot = (
    <div className={`${css.below} ${page.column}`}>
      <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={news} />
    </div>
  );
  if (!shown) return <div className={css.plain}>{foot}</div>;
  return (
    <Billboard className={css.billboard}>
      <BannerCarousel
        banners={hero}
        texts={texts}
        className={`${css.hero} ${props.banners.items.length === 0 ? css.square : ''}`}
      />
      {foot}
    </Billboard>
  );
}
