import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Billboard } from '../../../patterns/Billboard/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ProviderCard } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { BannerModel, Destination, HallModel } from '../../../slots/models.ts';
import type { HallShelf as HallShelfModel, HomeTexts, HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import * as css from './HomeView.css.ts';

/** Home as a cinema: the billboard, then one shelf of posters for hot games, for the games played last and for each hall (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, shelves, hotGames, lastPlayed, failure, smallBanners, texts } = props;
  return (
    <>
      <HomeTitle session={session} texts={texts} />
      <Hero {...props} />
      <div className={`${page.column} ${page.stack} ${page.tight} ${css.shelves}`}>
        {smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} />
          {props.live}
          {session.kind === 'member' && (
            <GameShelf layout="row" title={texts.lastPlayed} games={lastPlayed} texts={texts} deferred />
          )}
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        {shelves.map((shelf) => (
          <DeferHydration key={shelf.hall.id}>
            <HallShelf shelf={shelf} texts={texts} />
          </DeferHydration>
        ))}
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

/** Length of a title from which its font is smaller. */
const longTitle = 26;

type Call = Destination & { readonly label: string };

/** Target of a slide: its own destination, else the first hot game with its name, or for guests the sign-in. */
function callOf(banner: BannerModel, { hotGames, session, texts }: HomeViewProps): Call | null {
  const [game] = hotGames.items;
  if (banner.href !== undefined || banner.onOpen) return { ...banner, label: texts.play };
  if (game) return { onOpen: game.onPlay, label: `${texts.play}: ${game.name}` };
  return session.kind === 'guest' ? { onOpen: session.onLogin, label: texts.login } : null;
}

/** Content of the hero: the banners, or without any the first hot game. */
function heroOf({ banners, hotGames }: HomeViewProps): HomeViewProps['banners'] {
  const [game] = hotGames.items;
  if (banners.items.length > 0 || banners.state === 'loading') return banners;
  if (game) {
    return { state: 'ready', items: [{ id: game.id, image: game.art, alt: game.name, onOpen: game.onPlay }] };
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
      <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={css.marquee} />
    </div>
  );
  if (!shown) return <div className={css.plain}>{foot}</div>;
  const caption = (banner: BannerModel) => {
    const call = callOf(banner, props);
    return (
      <div className={css.caption}>
        <p className={css.title} title={banner.alt} data-long={banner.alt.length > longTitle ? '' : undefined}>
          {banner.alt}
        </p>
        {call && (
          <DestinationLink to={call} className={css.call} label={`${call.label} – ${banner.alt}`}>
            {call.label}
          </DestinationLink>
        )}
      </div>
    );
  };
  return (
    <Billboard className={css.billboard}>
      <BannerCarousel
        banners={hero}
        texts={texts}
        caption={caption}
        className={`${css.hero} ${props.banners.items.length === 0 ? css.square : ''}`}
      />
      {foot}
    </Billboard>
  );
}
