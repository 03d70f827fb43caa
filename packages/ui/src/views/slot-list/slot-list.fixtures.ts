import { content, loadable, noop, settle, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { gamesFixture, providersFixture } from '../../slots/models.fixtures.ts';
import type { GameFilter, SlotListViewProps } from './contract.ts';
import { gameFilterLabels, gameSortLabels, noGamesHints, noGamesLabels, slotListLabels } from './labels.ts';

export interface SlotListFixtureOptions extends FixtureOptions {
  readonly count?: number | undefined;
  readonly filter?: GameFilter | undefined;
  readonly search?: string | undefined;
  /** The list of all providers, some of which are loading or failed. */
  readonly all?: 'loading' | 'failed' | undefined;
}

/** Options by value. */
const named = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, label: texts[value] }));

/** Additional props of the list of all providers. */
function everywhere(locale: FixtureLocale, state: 'loading' | 'failed'): Partial<SlotListViewProps> {
  const t = translator(locale);
  const group = t('hall.slot.name');
  const own = providersFixture(6, locale).map(({ id, name }) => ({ value: id, label: name, group }));
  return {
    title: t('catalogue.filter.all_game'),
    choice: {
      label: t('catalogue.providers'),
      value: '',
      options: [{ value: '', label: t('catalogue.all_providers') }, ...own],
      onChange: noop,
    },
    progress:
      state === 'loading'
        ? { state, text: t('catalogue.all_loading', { done: 12, all: 30 }) }
        : { state, text: t('catalogue.all_failed', { count: 2 }), onRetry: noop },
  };
}

export function slotListFixture(options: SlotListFixtureOptions = {}): SlotListViewProps {
  const { variant, locale, session } = settle(options);
  const count = options.count ?? 48;
  const { sort, ...sorts } = labels(locale, gameSortLabels);
  const t = translator(locale);
  return {
    title: content(locale, 'Royal 8', '皇家 8'),
    onBack: noop,
    filter: options.filter ?? 'all_game',
    filters: named(labels(locale, gameFilterLabels)),
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
            name: content(locale, english, chinese),
            badge: id === 'hot' || id === 'new' ? { kind: id, text: t(`catalogue.${id}`) } : undefined,
          })),
    ...(options.all && everywhere(locale, options.all)),
    sort: { label: sort, value: 'default', options: named(sorts), onChange: noop },
    onShowAll: noop,
    label: null,
    onLabel: noop,
    search: options.search ?? (variant === 'empty' ? 'zebra' : ''),
    onSearch: noop,
    games: loadable(variant, gamesFixture(count, { locale, session })),
    found: variant === 'empty' ? 0 : count,
    empty: { title: t(noGamesLabels.all_game), hint: t(noGamesHints.all_game) },
    texts: labels(locale, slotListLabels),
  };
}
