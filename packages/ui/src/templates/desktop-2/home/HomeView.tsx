import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { GameGrid, GameGridSkeleton } from '../../../patterns/GameTile/index.ts';
import { GuestWelcome, HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { hallAnchor, HallChips } from '../../../patterns/HallChips/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ShelfRow } from '../../../patterns/ShelfRow/index.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { GameModel, Loadable, MemberModel } from '../../../slots/models.ts';
import type { HallShelf, HomeTexts, HomeViewProps, HomeVisitor } from '../../../views/home/contract.ts';
import { joinShort, type JoinedShelves } from '../../../views/home/joinShort.ts';
import { FirstShelf, NextShelf } from '../../_desktop/home/FirstShelf.ts';
import { HomePromotions } from '../../_desktop/home/HomePromotions.ts';
import * as page from '../../_desktop/parts/page.css.ts';
import { ProviderSection, ProviderWall } from '../../_desktop/parts/ProviderWall.tsx';
import { Section } from '../../_desktop/parts/Section.ts';
import * as css from './HomeView.css.ts';

/** Tiles of a whole row in a wide window. */
const row = 8;

/** The lobby: the carousel beside jackpot and visitor, the halls pinned below the bar, a shelf of each (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, halls, onOpenAnnouncement, texts } = props;
  const joined = joinShort(props.shelves, row);
  const listed = [...joined.shelves.map(({ hall }) => hall), ...(joined.more?.halls ?? [])];
  return (
    <>
      <HomeTitle {...props} />
      <div className={`${page.column} ${css.top}`}>
        <div className={css.hero}>
          <BannerCarousel banners={banners} texts={texts} className={css.banners} />
          <div className={css.side}>
            <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
            <VisitorCard session={session} texts={texts} />
          </div>
          <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={css.marquee} />
        </div>
      </div>
      {(listed.length > 0 || halls.state === 'loading') && (
        <div className={css.pinned}>
          <HallChips halls={listed} label={texts.halls} className={page.column} />
        </div>
      )}
      <div className={`${page.column} ${page.sections}`}>
        <DeferHydration>
          <Shelves {...props} joined={joined} />
        </DeferHydration>
      </div>
    </>
  );
}

interface TilesProps {
  readonly games: Loadable<GameModel>;
  readonly texts: HomeTexts;
}

/** One row of tiles, or of skeletons while they load. */
function Tiles({ games, texts }: TilesProps) {
  const waiting = (
    <ShelfRow>
      <GameGridSkeleton count={row} />
    </ShelfRow>
  );
  return (
    <ListStates
      list={games}
      waiting={waiting}
      empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
    >
      {(items) => (
        <ShelfRow>
          <GameGrid games={items} texts={texts} withProvider />
        </ShelfRow>
      )}
    </ListStates>
  );
}

/** A hall's games; its providers where it has none. */
function Hall({ hall, games, texts, deferred }: HallShelf & { readonly texts: HomeTexts; readonly deferred: boolean }) {
  const bare = games.state === 'ready' && games.items.length === 0 && hall.providers.length > 0;
  return (
    <div id={hallAnchor(hall.id)} className={css.hall} tabIndex={-1}>
      <Section
        title={hall.name}
        icon={hall.iconActive}
        more={{ label: texts.seeAll, to: { href: hall.href } }}
        busy={games.state === 'loading'}
        deferred={deferred}
      >
        {bare ? <ProviderWall providers={hall.providers} /> : <Tiles games={games} texts={texts} />}
      </Section>
    </div>
  );
}

/**
 * Content below the pinned halls: the member's own games or the top ten, a shelf per hall, promotions and providers
 * (LOOK-15).
 */
function Shelves({ joined, ...props }: HomeViewProps & { readonly joined: JoinedShelves }) {
  const { halls, failure, smallBanners, texts } = props;
  const { more } = joined;
  const [first, ...others] = joined.shelves;
  return (
    <>
      {failure && <LoadFailed className={page.flat} onRetry={failure.onRetry} texts={texts} />}
      <FirstShelf {...props} row expected={row} />
      {smallBanners}
      {props.live}
      {first && <Hall key={first.hall.id} {...first} texts={texts} deferred={false} />}
      <NextShelf {...props} row expected={row} />
      {others.map((shelf) => (
        <Hall key={shelf.hall.id} {...shelf} texts={texts} deferred />
      ))}
      {more && (
        <Section title={texts.moreGames} deferred>
          {more.halls.map(({ id }) => (
            <span key={id} id={hallAnchor(id)} className={css.hall} tabIndex={-1} />
          ))}
          <Tiles games={more.games} texts={texts} />
        </Section>
      )}
      {halls.state === 'loading' && props.shelves.length === 0 && <Skeleton height="240px" />}
      <HomePromotions {...props} />
      <ProviderSection halls={halls} texts={texts} />
    </>
  );
}

/** The card of the visitor: for guests the invitation to sign in, for members account, balance and wallet (AUTH-05). */
function VisitorCard({ session, texts }: { readonly session: HomeVisitor; readonly texts: HomeTexts }) {
  if (session.kind === 'member')
    return <session.Member render={(member) => <Member member={member} texts={texts} />} />;
  return <GuestWelcome guest={session} heading="h2" held wide className={css.guest} texts={texts} />;
}

function Member({ member, texts }: { readonly member: MemberModel; readonly texts: HomeTexts }) {
  const { account, balance, balanceStale, centreHref, onWallet } = member;
  return (
    <section className={css.member} aria-label={texts.wallet}>
      <div className={css.who}>
        <Avatar name={account} />
        <div className={css.words}>
          <Link href={centreHref} className={css.account} title={account}>
            {account}
          </Link>
        </div>
      </div>
      <p className={css.purse}>
        <span className={css.caption}>{texts.balance}</span>
        <strong className={css.amount}>
          <Amount value={balance} stale={balanceStale && texts.stale} />
        </strong>
      </p>
      <Button variant="gold" block onClick={onWallet}>
        {texts.wallet}
      </Button>
    </section>
  );
}
