import { hallKey } from '@housefront/contract/ids';
import { findHall } from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import type { HallViewProps, SportFrameModel } from '@housefront/ui/views';
import { hallLabels } from '@housefront/ui/views/hall/labels';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sportFrameQueries } from '@housefront/core/features/sport-frame';
import { sportFrameLabels } from '@housefront/ui/patterns/SportFrame';
import { useStore } from 'zustand';
import { failureOf, loadable, settled } from '../../kernel/lists/loadable.ts';
import { gameCountLabel, useGameModels, useHalls } from '../../kernel/lists/catalogue-models.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/**
 * The frame of quick bets in the sports hall; undefined in other halls, before the platform has named a page, and if it has
 * none (SPORT-02).
 * @param nameOf name of a provider by its id; '' for an unknown one
 */
function useSportFrame(shown: boolean, nameOf: (gpId: string) => string): SportFrameModel | undefined {
  const { core } = useRuntime();
  // Member and currency are in the keys; a change of either must render again.
  useStore(core.session.store, ({ member }) => member);
  useStore(core.site, ({ currency }) => currency);
  const queries = sportFrameQueries(core);
  const page = useQuery({ ...queries.page(), enabled: shown });
  const url = page.data?.url ?? null;
  const check = useQuery({ ...queries.check(url ?? ''), enabled: shown && url !== null && !page.isFetching });
  const texts = useLabels(sportFrameLabels);
  if (!shown || page.status === 'pending' || (page.isSuccess && url === null)) return undefined;
  const busy = page.isFetching || check.isFetching || (url !== null && check.isPending);
  const retry = async (): Promise<void> => {
    const again = await page.refetch();
    // Another address is checked by its own query.
    if (again.data?.url === url) await check.refetch();
  };
  return {
    state: busy ? 'loading' : check.data === true ? 'ready' : 'failed',
    url,
    provider: nameOf(page.data?.gpId ?? ''),
    onRetry: () => void retry(),
    texts,
  };
}

/** The hall with the crash menu (CAT-14). */
export const CRASH_HALL = 2;

/** The hall with quick bets on sports (SPORT-01). */
const SPORT_HALL = 4;

/** Tiles of a shelf with its own page. */
const SHELF = 12;

/** One hall. A hall that is not in the current list redirects home (CAT-10x). */
export function useHallView(id: number): HallViewProps {
  const runtime = useRuntime();
  const { core, navigate } = runtime;
  const { t, locale } = core.i18n;
  const { query, halls, models } = useHalls(id);
  const toGames = useGameModels();
  const hot = useQuery(core.catalogue.queries.hotGames(id));
  const crash = useQuery({ ...core.catalogue.queries.crashGames(), enabled: id === CRASH_HALL });
  const hall = findHall(halls, id);
  const model = models.find((one) => one.id === id);
  const unknown = query.status === 'success' && !hall;
  useEffect(() => {
    if (unknown) navigate(paths.home(), { replace: true });
  }, [unknown, navigate]);
  // Known without the list, so that the page has a title while the list loads or after it failed.
  const known = hallKey(id);
  const key = model?.key ?? known ?? 'slot';
  const providers = model?.providers ?? [];
  const sportFrame = useSportFrame(id === SPORT_HALL && core.config.features.sportFrame !== false, (gpId) => {
    const provider = hall?.providers.find(({ realId }) => realId === gpId);
    return provider ? pickText(provider.name, locale) : '';
  });
  return {
    halls: models,
    title: model?.name ?? (known ? t(`hall.${known}.name`) : ''),
    intro: model ? t(`hall.${key}.intro`) : '',
    hallKey: key,
    // One retry covers all; the games show none of their own.
    providers: { ...loadable(query, providers), ...failureOf(query, hot) },
    gameCountLabel: gameCountLabel(runtime),
    hotGames: (query.isError ? settled : loadable)(hot, toGames(hot.data ?? [])),
    crashGames:
      id === CRASH_HALL
        ? {
            games: settled(crash, toGames((crash.data ?? []).slice(0, SHELF))),
            all: { href: paths.slotGame({ gtId: id, gpId: '', house: '', isCrashGame: true }) },
          }
        : undefined,
    sportFrame,
    search: {
      label: t('catalogue.search_all'),
      href: paths.games(
        core.catalogue.listedProviders(halls).some(({ address }) => address.gtId === id) ? id : undefined,
      ),
    },
    texts: useLabels(hallLabels),
  };
}
