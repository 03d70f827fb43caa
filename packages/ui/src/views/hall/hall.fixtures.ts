import { sportFrameLabels } from '../../patterns/SportFrame/labels.ts';
import { loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { gameCountLabelFixture, gamesFixture, hallsFixture, providersFixture } from '../../slots/models.fixtures.ts';
import type { HallKey } from '../../slots/models.ts';
import type { HallViewProps } from './contract.ts';
import { hallLabels } from './labels.ts';

export interface HallFixtureOptions extends FixtureOptions {
  readonly hall?: HallKey | undefined;
}

export function hallFixture(options: HallFixtureOptions = {}): HallViewProps {
  const { variant, locale, session } = settle(options);
  const t = translator(locale);
  const key = options.hall ?? 'slot';
  const halls = hallsFixture(locale, key);
  const hall = halls.find((one) => one.key === key);
  const providers = providersFixture(12, locale);
  return {
    halls,
    title: hall?.name ?? '',
    intro: t(`hall.${key}.intro`),
    hallKey: key,
    providers: loadable(variant, providers),
    gameCountLabel: gameCountLabelFixture(locale),
    hotGames: loadable(variant, gamesFixture(12, { hall: key, locale, session })),
    crashGames:
      key === 'slot'
        ? {
            games: loadable(variant, gamesFixture(6, { hall: key, locale, session })),
            all: { href: '/slotgame?gt_id=2&isCrashGame=1' },
          }
        : undefined,
    sportFrame:
      key === 'sport'
        ? {
            state: variant === 'normal' || variant === 'loading' ? 'loading' : 'failed',
            url: 'https://sport.example/quick',
            provider: 'Northline',
            onRetry: noop,
            texts: labels(locale, sportFrameLabels),
          }
        : undefined,
    search: { label: t('catalogue.search_all'), href: '/games?gt_id=2' },
    texts: labels(locale, hallLabels),
  };
}
