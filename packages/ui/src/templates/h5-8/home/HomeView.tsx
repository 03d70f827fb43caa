import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { HallIcon } from '../../../patterns/HallTabs/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { GameModel, HallModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { FirstShelf, NextShelf } from '../../_h5/home/FirstShelf.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { Welcome } from '../../_h5/home/Welcome.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { action } from '../slots/TabBar.css.ts';
import * as css from './HomeView.css.ts';

/** Home: one section below the other. Games in two columns, halls as large buttons, and the last game within reach (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, playAgain, failure, texts } = props;
  return (
    <>
      <HomeTitle title={props.title} texts={texts} />
      <div className={`${page.column} ${page.stack}`}>
        <BannerCarousel banners={banners} texts={texts} autoplay={false} className={css.hero} />
        {props.smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <FirstShelf {...props} layout="row" />
        </DeferHydration>
        <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={css.news} />
        <DeferHydration>
          <HallButtons {...props} />
        </DeferHydration>
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        <DeferHydration>
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
          {props.live}
          <NextShelf {...props} layout="row" />
        </DeferHydration>
        <HomePromotions {...props} />
      </div>
      {session.kind === 'member' && playAgain && <PlayAgain game={playAgain} label={texts.playAgain} />}
    </>
  );
}

/** A member's link to the game played last: at the lower edge of the screen, and at the end of home itself. */
function PlayAgain({ game, label }: { readonly game: GameModel; readonly label: string }) {
  return (
    <div className={css.again}>
      <div className={page.column}>
        <button type="button" className={action} onClick={game.onPlay}>
          {`${label}: ${game.name}`}
        </button>
      </div>
    </div>
  );
}

/** Number of skeletons while the halls load: the most that are possible. */
const expected = 8;
/** Providers named in the hint. */
const named = 3;

const hint = ({ providers }: HallModel): string =>
  providers
    .slice(0, named)
    .map(({ name }) => name)
    .join(', ');

/** The halls as one column of large buttons: icon, name and providers (CAT-06). */
function HallButtons({ halls, failure, texts }: Pick<HomeViewProps, 'halls' | 'failure' | 'texts'>) {
  if (failure && halls.items.length === 0) return null;
  return (
    <Section title={texts.halls} busy={halls.state === 'loading'}>
      <ListStates
        list={halls}
        waiting={<Waiting />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) => (
          <ul role="list" className={css.list} aria-label={texts.halls}>
            {items.map((hall) => (
              <li key={hall.id}>
                <Link href={hall.href} className={css.button}>
                  <HallIcon hall={hall} active />
                  <span className={css.words}>
                    <span className={css.name}>{hall.name}</span>
                    <span className={css.hint} title={hint(hall)}>
                      {hint(hall)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}

/** Buttons of the same geometry (TPL-05). */
function Waiting() {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} className={css.button} data-skeleton="">
          <Skeleton shape="round" className={css.blank} />
          <Skeleton width="60%" height="24px" />
        </div>
      ))}
    </div>
  );
}
