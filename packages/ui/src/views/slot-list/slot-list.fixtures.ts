import { loadable, noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import type { GameFilter, SlotListTexts, SlotListViewProps } from './contract.ts';

const en: SlotListTexts = {
  back: 'Back',
  search: 'Search games',
  clearSearch: 'Clear search',
  filters: 'Filters',
  labels: 'Labels',
  allLabels: 'All',
  play: 'Play',
  demo: 'Demo',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  empty: 'Nothing found',
  emptyHint: 'Try another filter or a shorter name.',
  showAll: 'Show all games',
  loadFailed: 'The games could not be loaded',
  retry: 'Try again',
  providers: 'Providers',
  resultCount: '48 games',
};
const zh: SlotListTexts = {
  back: '返回',
  search: '搜索游戏',
  clearSearch: '清除搜索',
  filters: '筛选',
  labels: '标签',
  allLabels: '全部',
  play: '开始游戏',
  demo: '试玩',
  addFavourite: '加入收藏',
  removeFavourite: '取消收藏',
  empty: '没有找到',
  emptyHint: '换个筛选条件或缩短名称试试。',
  showAll: '显示全部游戏',
  loadFailed: '游戏加载失败',
  retry: '重试',
  providers: '游戏平台',
  resultCount: '48 款游戏',
};

export interface SlotListFixtureOptions extends FixtureOptions {
  readonly count?: number | undefined;
  readonly filter?: GameFilter | undefined;
  readonly search?: string | undefined;
}

export function slotListFixture(options: SlotListFixtureOptions = {}): SlotListViewProps {
  const { variant, locale, session } = settle(options);
  const count = options.count ?? 48;
  const words = texts(locale, en, zh);
  const filters: readonly (readonly [GameFilter, string, string])[] = [
    ['all_game', 'All games', '全部游戏'],
    ['my_favorite', 'My favourites', '我的收藏'],
    ['last_play', 'Played lately', '最近玩过'],
  ];
  return {
    title: say(locale, 'Royal 8', '皇家 8'),
    onBack: noop,
    filter: options.filter ?? 'all_game',
    filters: filters.map(([value, english, chinese]) => ({ value, label: say(locale, english, chinese) })),
    onFilter: noop,
    labels:
      variant === 'empty'
        ? []
        : [
            ['hot', 'Hot', '热门'],
            ['new', 'New', '最新'],
            ['video', 'Video slots', '视频老虎机'],
            ['classic', 'Classic', '经典'],
            ['fish', 'Fishing', '捕鱼'],
            ['mega', 'Many ways', '多路'],
          ].map(([id = '', english = '', chinese = '']) => ({ id, name: say(locale, english, chinese) })),
    label: null,
    onLabel: noop,
    search: options.search ?? (variant === 'empty' ? 'zebra' : ''),
    onSearch: noop,
    games: loadable(variant, gamesFixture(count, { locale, session })),
    texts: {
      ...words,
      resultCount: say(locale, `${variant === 'empty' ? 0 : count} games`, `${variant === 'empty' ? 0 : count} 款游戏`),
    },
  };
}
