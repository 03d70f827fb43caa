import { loadable, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { gamesFixture, hallsFixture, providersFixture } from '../../slots/models.fixtures.ts';
import type { HallKey } from '../../slots/models.ts';
import type { HallTexts, HallViewProps } from './contract.ts';

const en: HallTexts = {
  halls: 'Game halls',
  providers: 'Providers',
  hotGames: 'Hot games',
  crashGames: 'Crash games',
  seeAll: 'See all',
  open: 'Open',
  play: 'Play',
  demo: 'Demo',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  empty: 'This hall is being prepared',
  emptyHint: 'New games arrive here soon. Have a look at another hall.',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: HallTexts = {
  halls: '游戏大厅',
  providers: '游戏平台',
  hotGames: '热门游戏',
  crashGames: '飞行游戏',
  seeAll: '查看全部',
  open: '进入',
  play: '开始游戏',
  demo: '试玩',
  addFavourite: '加入收藏',
  removeFavourite: '取消收藏',
  empty: '此大厅暂无平台',
  emptyHint: '请稍后再来，或选择其他大厅。',
  loadFailed: '平台加载失败',
  retry: '重试',
};

export interface HallFixtureOptions extends FixtureOptions {
  readonly hall?: HallKey | undefined;
}

export function hallFixture(options: HallFixtureOptions = {}): HallViewProps {
  const { variant, locale, session } = settle(options);
  const key = options.hall ?? 'slot';
  const halls = hallsFixture(locale, key);
  const hall = halls.find((one) => one.key === key);
  const providers = providersFixture(12, locale);
  return {
    halls,
    title: hall?.name ?? '',
    intro: say(
      locale,
      'Spin the classics and the newest releases of the best studios, all in one place.',
      '汇聚顶级平台的经典与最新作品，尽在一处。',
    ),
    platforms: variant === 'normal' || variant === 'longText' ? providers.map(({ name }) => name).join(' · ') : '',
    hallKey: key,
    providers: loadable(variant, providers),
    gameCountLabel: ({ gameCount }) =>
      gameCount === undefined ? null : say(locale, `${gameCount} games`, `${gameCount} 款游戏`),
    hotGames: loadable(variant, gamesFixture(6, { hall: key, locale, session })),
    crashGames:
      key === 'slot'
        ? {
            games: loadable(variant, gamesFixture(6, { hall: key, locale, session })),
            all: { href: '/slotgame?gt_id=2&isCrashGame=1' },
          }
        : undefined,
    search: { label: say(locale, 'Search all games', '搜索全部游戏'), href: '/games?gt_id=2' },
    texts: texts(locale, en, zh),
  };
}
