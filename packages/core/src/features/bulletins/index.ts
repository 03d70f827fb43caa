import type { Bulletin } from '@housefront/contract/features/bulletins';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { sitePayload } from '../site/index.ts';
import type { BulletinPlace } from './bulletins.api.ts';
import { bulletinsForMode, shouldPopUp } from './bulletins.rules.ts';

export { bulletinsForMode, shouldPopUp, type PopupFacts } from './bulletins.rules.ts';
export type { BulletinPlace } from './bulletins.api.ts';
export type { Bulletin } from '@housefront/contract/features/bulletins';

/** Pop-up promotions and their history. */
export interface BulletinsFeature {
  readonly queries: {
    readonly list: (place?: BulletinPlace) => ReturnType<typeof listOptions>;
    readonly history: (place?: BulletinPlace) => ReturnType<typeof historyOptions>;
  };
  /** Whether the promotions of a list pop up by themselves on this page (HOME-17, HOME-19). */
  readonly shouldPopUp: (list: readonly Bulletin[], onDepositPage: boolean) => boolean;
  /** The pop-up was closed: remembers it for this tab, and on the platform where the promotion asks for it (HOME-21, HOME-22). */
  readonly close: (list: readonly Bulletin[], place: BulletinPlace) => Promise<void>;
  readonly dispose: () => void;
}

const isMember = ({ ports }: FeatureDeps) => ports.storage.get('token') !== undefined;

const keyOf = (deps: FeatureDeps, member: boolean, place: BulletinPlace) => {
  const { site_id, display_device } = sitePayload(deps.site.getState());
  // Private lists go with the login.
  return member
    ? (['member', 'bulletins', site_id, display_device, place] as const)
    : (['bulletins', site_id, display_device] as const);
};

const listOptions = (deps: FeatureDeps, place: BulletinPlace) => {
  const member = isMember(deps);
  return queryOptions({
    queryKey: [...keyOf(deps, member, place), 'list'],
    queryFn: async ({ signal }) => (await import('./bulletins.api.ts')).fetchBulletins(deps, member, place, signal),
  });
};

const historyOptions = (deps: FeatureDeps, place: BulletinPlace) => {
  const member = isMember(deps);
  return queryOptions({
    queryKey: [...keyOf(deps, member, place), 'history'],
    queryFn: async ({ signal }) =>
      (await import('./bulletins.api.ts')).fetchBulletinHistory(deps, member, place, signal),
  });
};

/** Creates the bulletins feature. */
export const createBulletins = (deps: FeatureDeps): BulletinsFeature => {
  const { ports, queryClient, site } = deps;
  return {
    queries: {
      list: (place = 2) => listOptions(deps, place),
      history: (place = 2) => historyOptions(deps, place),
    },
    shouldPopUp: (list, onDepositPage) =>
      shouldPopUp({
        list: bulletinsForMode(list, site.getState().mode),
        onDepositPage,
        closedAt: ports.storage.get('popUpDiscountModalCloseTime'),
      }),
    close: async (list, place) => {
      if (place !== 3) ports.storage.set('popUpDiscountModalCloseTime', ports.clock.now());
      if (!isMember(deps) || !list.some((item) => item.setting?.display_frequency === 0)) return;
      const { hideBulletins } = await import('./bulletins.api.ts');
      if (await hideBulletins(deps, place)) await queryClient.invalidateQueries({ queryKey: ['member', 'bulletins'] });
    },
    dispose: () => undefined,
  };
};
