import { bannerArt } from '../../slots/art.fixtures.ts';
import {
  content,
  currencyFixture,
  drawn,
  loadable,
  noop,
  settle,
  type FixtureLocale,
  type FixtureOptions,
} from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { gameCountLabelFixture, gamesFixture, hallsFixture, sessionFixture } from '../../slots/models.fixtures.ts';
import type { AnnouncementModel, BannerModel, HallKey, JackpotModel } from '../../slots/models.ts';
import { siteFixture } from '../../slots/slots.fixtures.ts';
import type { HomeViewProps } from './contract.ts';
import { homeLabels } from './labels.ts';
import { promotionsFixture } from '../../slots/promotions.fixtures.ts';

const lines = [
  ['A warm welcome', 'First deposit matched up to 100 %', '新人礼遇', '首存最高加赠 100%'],
  ['The live tables are open', 'Baccarat, roulette and dragon tiger all day', '真人视讯全天开放', '百家乐、轮盘、龙虎'],
  ['Match night', 'Every league, one slip', '赛事之夜', '全联赛一单搞定'],
  ['Season of champions', 'Follow the finals live', '冠军赛季', '总决赛实时关注'],
  ['Draws every minute', 'Small stakes, quick results', '分分开奖', '小额投注，快速开奖'],
] as const;

/** Pictures with text in them and without words; the third leads nowhere. */
export function bannersFixture(count = 4, locale: FixtureLocale = 'en_US'): readonly BannerModel[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, line, titleZh, lineZh] = lines[index % lines.length] ?? lines[0];
    const said = [content(locale, title, titleZh), content(locale, line, lineZh)];
    const alt = said.join(locale.startsWith('zh') ? '，' : '. ');
    const image = bannerArt(index, drawn(locale, title, titleZh), drawn(locale, line, lineZh));
    return { id: `banner-${index + 1}`, image, alt, ...(index === 2 ? {} : { href: `/discount/${index + 1}` }) };
  });
}

/** The same with words over pictures without text: the first with all, the second with a call that names its target. */
export function wordedBannersFixture(count = 4, locale: FixtureLocale = 'en_US'): readonly BannerModel[] {
  return bannersFixture(count, locale).map((banner, index) => {
    const [headline, line, headlineZh, lineZh] = lines[index % lines.length] ?? lines[0];
    return {
      ...banner,
      image: bannerArt(index, '', ''),
      headline: content(locale, headline, headlineZh),
      line: content(locale, line, lineZh),
      opens: translator(locale)('home.banner_open', { name: translator(locale)('promotions.title') }),
      ...(index === 0
        ? {
            button: content(locale, 'See the offer', '查看优惠'),
            until: content(locale, 'Until 31 Dec', '至 12月31日'),
          }
        : {}),
    };
  });
}

export function marqueeFixture(locale: FixtureLocale = 'en_US'): readonly AnnouncementModel[] {
  return [
    {
      id: 'a1',
      text: content(
        locale,
        'Maintenance of Jade Tiger on Tuesday from 03:00 to 05:00.',
        '玉虎平台将于周二 03:00 至 05:00 维护。',
      ),
    },
    {
      id: 'a2',
      text: content(
        locale,
        'The weekend tournament has started: ten places are paid every day.',
        '周末锦标赛已开始，每日前十名有奖。',
      ),
    },
    {
      id: 'a3',
      text: content(locale, 'New in the lobby: Moonlight Koi and Crown of Reels.', '大厅上新：月下锦鲤、转轮王冠。'),
    },
  ];
}

export function jackpotFixture(options: FixtureOptions = {}): JackpotModel {
  const { variant, locale } = settle(options);
  const { symbol } = currencyFixture(locale);
  if (variant === 'loading') return { state: 'loading', amount: null, symbol };
  if (variant === 'error') return { state: 'error', amount: null, symbol };
  if (variant === 'empty') return { state: 'ready', amount: '0000000000.00', symbol };
  return {
    state: 'ready',
    amount: variant === 'longText' ? '1234567890123.45' : '0083402917.36',
    symbol: variant === 'longText' ? 'Rp' : symbol,
  };
}

/** Games of each hall: halls with short shelves are the last. */
const shelfSizes = [12, 8, 8, 8, 5, 4];

/** Home as the app passes it to a template. Failed lists are empty: the page shows one message. */
export function homeFixture(options: FixtureOptions = {}): HomeViewProps {
  const { variant, locale, session } = settle(options);
  const visitor = sessionFixture(session, locale);
  const lists = variant === 'error' ? 'empty' : variant;
  const halls = hallsFixture(locale, 'slot');
  const games = (hall: HallKey, count: number, from = 0) => gamesFixture(count, { hall, locale, session, from });
  const own = session === 'member' ? loadable(lists, games('chess', 8, 20)) : loadable('empty', games('chess', 0));
  return {
    title: siteFixture.name,
    session: visitor.kind === 'member' ? { kind: 'member', Member: ({ render }) => render(visitor) } : visitor,
    banners: loadable(variant, wordedBannersFixture(4, locale)),
    announcements: loadable(variant, marqueeFixture(locale)),
    onOpenAnnouncement: noop,
    promotions:
      variant === 'normal' || variant === 'longText'
        ? loadable(variant, promotionsFixture(4, locale))
        : { state: 'ready', items: [] },
    smallBanners: null,
    promotionsHref: '/discount',
    jackpot: jackpotFixture({ variant, locale }),
    halls: loadable(lists, halls),
    gameCountLabel: gameCountLabelFixture(locale),
    selectedHall: 2,
    onSelectHall: noop,
    // While the catalogue loads, the halls are listed; an empty one has a hall without games.
    shelves: (lists === 'empty'
      ? halls.slice(0, variant === 'error' ? 0 : 1)
      : halls.slice(0, lists === 'normal' ? shelfSizes.length : 3)
    ).map((hall, index) => ({ hall, games: loadable(lists, games(hall.key, shelfSizes[index] ?? 4)) })),
    hotGames: loadable(
      lists,
      games('slot', 10, 18).map((game) => ({ ...game, badges: game.badges.filter(({ kind }) => kind !== 'hot') })),
    ),
    lastPlayed: own,
    playAgain: own.items[0],
    failure: variant === 'error' ? { onRetry: noop } : null,
    texts: labels(locale, homeLabels),
  };
}
