import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rememberClosed } from './promotions.closed.ts';
import { isMember, promotionQueries } from './promotions.queries.ts';
import { promotionRhythm } from './promotions.rhythm.ts';
import type { PromotionPlace } from './promotions.rules.ts';
import type { Promotion } from './promotions.types.ts';

/** Pop-up promotions and their history. */
export interface PromotionsFeature {
  readonly queries: ReturnType<typeof promotionQueries>;
  /** The pop-up was closed: remembers it for this tab, and on the platform where the promotion asks for it (HOME-21). */
  readonly close: (list: readonly Promotion[], place: PromotionPlace) => Promise<void>;
  /** The visitor asked for no more today: none of the current promotions pops up again before tomorrow, on any page. */
  readonly rest: () => void;
  readonly dispose: () => void;
}

/** Creates the promotions feature. */
export const createPromotions = (deps: FeatureDeps): PromotionsFeature => {
  const { events, ports, queryClient } = deps;
  const queries = promotionQueries(deps);
  // Promotions of guests and members differ, so a login or logout evaluates them again (HOME-20x).
  const reconsider = () => ports.storage.remove('popUpDiscountModalCloseTime');
  const stops = [
    events.on('login', ({ atStart }) => {
      if (!atStart) reconsider();
    }),
    events.on('logout', reconsider),
  ];
  return {
    queries,
    close: async (list, place) => {
      if (place !== DISPLAY_LOCATION.deposit) {
        rememberClosed(ports, list);
        ports.storage.set('popUpDiscountModalCloseTime', ports.platformClock.now());
        if (promotionRhythm(deps) !== 'visit') ports.storage.set('promotionsClosed', ports.platformClock.now());
      }
      if (!isMember(deps) || !list.some(({ once }) => once)) return;
      const { hidePromotions } = await import('./promotions.api.ts');
      if (!(await hidePromotions(deps, place))) return;
      await queryClient.invalidateQueries({ queryKey: queries.list(place).queryKey });
    },
    rest: () => ports.storage.set('promotionsRest', ports.clock.now()),
    dispose: () => stops.forEach((stop) => stop()),
  };
};
