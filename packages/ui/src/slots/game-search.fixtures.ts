import { gameSearchLabels } from '../labels/game-search.ts';
import { loadable, noop, settle, type FixtureOptions } from './base.fixtures.ts';
import type { FoundGame, FoundGames, GameSearchProps } from './contract.ts';
import { labels, translator } from './labels.fixtures.ts';
import { gamesFixture, hallsFixture } from './models.fixtures.ts';
import type { HallKey } from './models.ts';

/** The search of all games: suggestions without a query, matches with one. */
export function gameSearchFixture(
  options: FixtureOptions & { readonly query?: string; readonly onPlay?: (id: string) => void } = {},
): GameSearchProps {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  const query = options.query ?? '';
  const games = (key: HallKey, count: number, from = 0): readonly FoundGame[] =>
    gamesFixture(count, { hall: key, locale, from, onPlay: options.onPlay }).map((game) => ({
      ...game,
      hall: hallsFixture(locale).find((hall) => hall.key === key)?.name ?? '',
    }));
  const suggested: readonly FoundGames[] = [
    { id: 'recent', title: t('home.last_played'), games: games('live', 2, 3) },
    { id: 'hot', title: t('home.hot_games'), games: games('slot', 4) },
  ];
  const found: readonly FoundGames[] = [
    { id: 'found', title: null, games: [...games('slot', 6), ...games('chess', 3)] },
  ];
  return {
    open: true,
    onClose: noop,
    query,
    onQuery: noop,
    results: loadable(variant, query === '' ? suggested : found),
    found: variant === 'normal' || variant === 'longText' ? 148 : 0,
    ...(variant === 'longText' && {
      progress: { state: 'loading', text: t('catalogue.all_loading', { done: 12, all: 34 }) },
    }),
    all: { label: t('catalogue.show_all'), href: '/games' },
    texts: labels(locale, gameSearchLabels),
  };
}
