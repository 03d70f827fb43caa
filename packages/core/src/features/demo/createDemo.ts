import { queryOptions } from '@tanstack/react-query';
import { DEMO_PROVIDERS } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../createFeature.ts';
import { sitePayload } from '../site/index.ts';
import { createDemoList, type DemoList } from './demo.list.ts';
import type { DemoHall } from './demo.types.ts';

/** Demo games: no login, no money. Started with play.start (PLAY-39). */
export interface DemoFeature {
  readonly queries: ReturnType<typeof demoQueries>;
  /** True for the four providers that have demo games (PLAY-40). */
  readonly canDemo: (gpId: string) => boolean;
  /** Whether a demo button shows: switched on, a demo provider, and in the loaded demo lists (PLAY-42x). */
  readonly showsDemo: (halls: readonly DemoHall[] | undefined, hallId: number, gpId: string) => boolean;
  /** The list of demo games over the page (PLAY-41). */
  readonly list: DemoList;
  /** Mirrors the switch to storage (STORE-08); called once by the core when it starts. */
  readonly attach: () => () => void;
}

const STALE_MS = 5 * 60_000;

const demoQueries = (deps: FeatureDeps) => {
  const where = () => {
    const { site_id, currency, support_device, template } = sitePayload(deps.site.getState());
    return { site_id, currency, support_device, template, locale: deps.site.getState().locale };
  };
  return {
    /** Halls with demo games (API-21); not asked for while demo games are off. */
    halls: () =>
      queryOptions({
        queryKey: ['demo', 'halls', where()],
        queryFn: async ({ signal }) => (await import('./demo.api.ts')).fetchDemoHalls(deps, signal),
        enabled: deps.config.demoGameEnable,
        staleTime: STALE_MS,
      }),
    /** Demo games of a provider (API-20, PLAY-41). */
    games: (address: { readonly gtId: number; readonly gpId: string; readonly house: string }) =>
      queryOptions({
        queryKey: ['demo', 'games', address, where()],
        queryFn: async ({ signal }) => (await import('./demo.api.ts')).fetchDemoGames(deps, address, signal),
        enabled: deps.config.demoGameEnable,
        staleTime: STALE_MS,
      }),
  };
};

/** Creates the demo feature. */
export const createDemo = (deps: FeatureDeps): DemoFeature => {
  const enabled = deps.config.demoGameEnable;
  const canDemo = (gpId: string) => DEMO_PROVIDERS.includes(gpId);
  return {
    queries: demoQueries(deps),
    canDemo,
    list: createDemoList(),
    showsDemo: (halls, hallId, gpId) =>
      enabled &&
      canDemo(gpId) &&
      halls?.find(({ id }) => id === hallId)?.providers.some(({ id }) => id === gpId) === true,
    attach: () => {
      deps.ports.storage.set('demoGameEnable', enabled);
      return () => undefined;
    },
  };
};
