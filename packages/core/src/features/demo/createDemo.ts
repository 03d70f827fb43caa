import { DEMO_PROVIDERS } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { demoQueries } from './demo.queries.ts';
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
  /** Mirrors the switch to storage; called once by the core when it starts (STORE-08). */
  readonly attach: () => () => void;
}

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
