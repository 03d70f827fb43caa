import {
  loadable,
  noop,
  say,
  settle,
  texts,
  type FixtureLocale,
  type FixtureOptions,
} from '../../slots/base.fixtures.ts';
import { gamesFixture, providersFixture } from '../../slots/models.fixtures.ts';
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
  empty: 'No game matches',
  emptyHint: 'Try another word or another category.',
  showAll: 'Show all games',
  loadFailed: 'This could not be loaded.',
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
  /** The list of all providers, of which some are still to come or did not answer. */
  readonly all?: 'loading' | 'failed' | undefined;
}

/** What the list of all providers has besides. */
function everywhere(locale: FixtureLocale, state: 'loading' | 'failed'): Partial<SlotListViewProps> {
  const group = say(locale, 'Slots', '电子游艺');
  const own = providersFixture(6, locale).map(({ id, name }) => ({ value: id, label: name, group }));
  return {
    title: say(locale, 'All games', '全部游戏'),
    choice: {
      label: say(locale, 'Providers', '游戏平台'),
      value: '',
      options: [{ value: '', label: say(locale, 'All providers', '全部平台') }, ...own],
      onChange: noop,
    },
    progress:
      state === 'loading'
        ? { state, text: say(locale, '12 of 30 lists are here', '已载入 12/30 个平台') }
        : { state, text: say(locale, '2 providers did not answer', '2 个平台没有响应'), onRetry: noop },
  };
}

export function slotListFixture(options: SlotListFixtureOptions = {}): SlotListViewProps {
  const { variant, locale, session } = settle(options);
  const count = options.count ?? 48;
  const words = texts(locale, en, zh);
  const filters: readonly (readonly [GameFilter, string, string])[] = [
    ['all_game', 'All games', '全部游戏'],
    ['my_favorite', 'My favourites', '我的收藏'],
    ['last_play', 'Played last', '最近玩过'],
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
          ].map(([id = '', english = '', chinese = '']) => ({
            id,
            name: say(locale, english, chinese),
            badge: id === 'hot' || id === 'new' ? { kind: id, text: say(locale, english, chinese) } : undefined,
          })),
    ...(options.all && everywhere(locale, options.all)),
    sort: {
      label: say(locale, 'Sort by', '排序'),
      value: 'default',
      options: [
        { value: 'default', label: say(locale, 'Recommended', '推荐') },
        { value: 'hot', label: say(locale, 'Hot first', '热门优先') },
        { value: 'new', label: say(locale, 'New first', '最新优先') },
        { value: 'name', label: say(locale, 'By name', '按名称') },
      ],
      onChange: noop,
    },
    onShowAll: noop,
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
