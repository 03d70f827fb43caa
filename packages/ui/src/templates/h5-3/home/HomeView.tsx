import { useState } from 'react';
import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { DisclosureList, type DisclosureLook } from '../../../patterns/DisclosureList/index.ts';
import { HallPicture } from '../../../patterns/HallPicture.tsx';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HallPanel } from '../../_h5/home/HallBoard.tsx';
import { FirstShelf, NextShelf } from '../../_h5/home/FirstShelf.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { Welcome } from '../../_h5/home/Welcome.tsx';
import { lead, news } from '../../_h5/parts/hero.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as css from './HomeView.css.ts';

/** Home: the jackpot as part of the header, a low carousel, announcements, hot games, then the deck of halls (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, failure, texts } = props;
  return (
    <>
      <HomeTitle title={props.title} texts={texts} />
      <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      <div className={`${page.column} ${page.stack} ${css.stack}`}>
        <div className={lead}>
          <BannerCarousel banners={banners} texts={texts} className={css.hero} />
          <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={news} />
        </div>
        {props.smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <FirstShelf {...props} layout="row" />
        </DeferHydration>
        <DeferHydration>
          <HallDeck {...props} />
        </DeferHydration>
        <DeferHydration>
          {props.live}
          <NextShelf {...props} layout="row" />
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        <HomePromotions {...props} />
      </div>
    </>
  );
}

const look: DisclosureLook = {
  list: css.list,
  item: css.item,
  face: css.face,
  title: css.title,
  button: css.button,
  panel: css.panel,
};

/** Tiles of an open hall. */
const tiles = 6;
/** Number of skeleton cards while the halls load: the most that are possible. */
const expected = 8;

/**
 * The halls as a deck: cards that overlap, the foot of each under the next. A press opens the hall in place and closes the
 * open one (CAT-06).
 */
function HallDeck({ halls, shelves, onSelectHall, failure, texts }: HomeViewProps) {
  const [open, setOpen] = useState<number | null>(null);
  const change = (id: number | null): void => {
    setOpen(id);
    if (id !== null) onSelectHall(id);
  };
  return (
    <ListStates
      list={halls}
      waiting={<Waiting />}
      empty={failure ? null : { kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
    >
      {(items) => (
        <DisclosureList
          items={items}
          label={texts.halls}
          open={open}
          onOpenChange={change}
          titleOf={({ name }) => name}
          renderFace={(hall, on) => {
            const names = hall.providers.map(({ name }) => name).join(', ');
            return (
              <>
                <p className={css.providers} title={names}>
                  {names}
                </p>
                <HallPicture hall={hall} active={on} size={128} className={css.art} />
              </>
            );
          }}
          renderPanel={(hall) => (
            <HallPanel
              hall={hall}
              shelf={shelves.find((shelf) => shelf.hall.id === hall.id)}
              halls={halls}
              count={tiles}
              texts={texts}
            />
          )}
          look={look}
        />
      )}
    </ListStates>
  );
}

/** Cards of the same geometry (TPL-05). */
function Waiting() {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} className={css.item} data-skeleton="">
          <div className={css.face}>
            <span className={css.blank} />
            <span className={`${css.art} ${css.blank}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
