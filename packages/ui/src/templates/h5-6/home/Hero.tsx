import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Billboard } from '../../../patterns/Billboard/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { BannerModel, Destination } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as css from './Hero.css.ts';

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
export function Hero(props: HomeViewProps) {
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
