import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { sitePayload } from '../site/index.ts';
import { promotionsForMode, shouldPopUp, type PromotionPlace } from './promotions.rules.ts';
import type { Promotion } from './promotions.types.ts';

export { popUpPlace } from './promotions.place.ts';
export { promotionsForMode, shouldPopUp, type PromotionPlace, type PopupFacts } from './promotions.rules.ts';
export type { Promotion } from './promotions.types.ts';

/** Pop-up promotions and their history. */
export interface PromotionsFeature {
  readonly queries: {
    readonly list: (place?: PromotionPlace) => ReturnType<typeof listOptions>;
    readonly history: (place?: PromotionPlace) => ReturnType<typeof historyOptions>;
  };
  /** The promotions of a list that pop up by themselves on this page; none when they shall not (HOME-17, HOME-19). */
  readonly popUp: (list: readonly Promotion[], place: PromotionPlace) => readonly Promotion[];
  /** The pop-up was closed: remembers it for this tab, and on the platform where the promotion asks for it (HOME-21, HOME-22). */
  readonly close: (list: readonly Promotion[], place: PromotionPlace) => Promise<void>;
  readonly dispose: () => void;
}

// The site knows a member once the page is taken over: until then it shows what the server rendered.
const isMember = ({ site }: FeatureDeps) => site.getState().memberId !== null;

const keyOf = (deps: FeatureDeps, member: boolean, place: PromotionPlace) => {
  const { site_id, display_device } = sitePayload(deps.site.getState());
  // Private lists go with the login.
  return member
    ? (['member', 'promotions', site_id, display_device, place] as const)
    : (['promotions', site_id, display_device] as const);
};

const listOptions = (deps: FeatureDeps, place: PromotionPlace) => {
  const member = isMember(deps);
  return queryOptions({
    queryKey: [...keyOf(deps, member, place), 'list'],
    queryFn: async ({ signal }) => (await import('./promotions.api.ts')).fetchPromotions(deps, member, place, signal),
  });
};

const historyOptions = (deps: FeatureDeps, place: PromotionPlace) => {
  const member = isMember(deps);
  return queryOptions({
    queryKey: [...keyOf(deps, member, place), 'history'],
    queryFn: async ({ signal }) =>
      (await import('./promotions.api.ts')).fetchPromotionHistory(deps, member, place, signal),
  });
};

/** Creates the promotions feature. */
export const createPromotions = (deps: FeatureDeps): PromotionsFeature => {
  const { events, ports, queryClient, site } = deps;
  // The other login state has promotions of its own: they are considered afresh (HOME-20x).
  const reconsider = () => ports.storage.remove('popUpDiscountModalCloseTime');
  const stops = [
    events.on('login', ({ atStart }) => {
      if (!atStart) reconsider();
    }),
    events.on('logout', reconsider),
  ];
  return {
    queries: {
      list: (place = 2) => listOptions(deps, place),
      history: (place = 2) => historyOptions(deps, place),
    },
    popUp: (all, place) => {
      const list = promotionsForMode(all, site.getState().mode);
      const onDepositPage = place === DISPLAY_LOCATION.deposit;
      const closedAt = ports.storage.get('popUpDiscountModalCloseTime');
      return shouldPopUp({ list, onDepositPage, closedAt }) ? list : [];
    },
    close: async (list, place) => {
      if (place !== DISPLAY_LOCATION.deposit) ports.storage.set('popUpDiscountModalCloseTime', ports.clock.now());
      if (!isMember(deps) || !list.some(({ once }) => once)) return;
      const { hidePromotions } = await import('./promotions.api.ts');
      if (!(await hidePromotions(deps, place))) return;
      await queryClient.invalidateQueries({ queryKey: listOptions(deps, place).queryKey });
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
};
