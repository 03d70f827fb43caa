import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';
import type { PromotionPlace } from './promotions.rules.ts';

const api = () => import('./promotions.api.ts');

/** True for a signed-in member. While the page hydrates, the visitor counts as a guest, as on the server. */
export const isMember = ({ site }: FeatureDeps): boolean => site.getState().memberId !== null;

/** While a member's list loads, the guests' one that was shown stays: most of it is the same, and nothing moves (LOOK-13). */
const ofGuests = <Data>(
  shown: Data | undefined,
  query: { readonly queryKey: readonly unknown[] } | undefined,
): Data | undefined => (query?.queryKey[0] === 'promotions' ? shown : undefined);

/** Query options of the promotions. */
export const promotionQueries = (deps: FeatureDeps) => {
  const keyOf = (member: boolean, place: PromotionPlace) => {
    const { siteId, displayDevice } = sitePayload(deps.site.getState());
    // Lists of a member are removed with the login.
    return member
      ? (['member', 'promotions', siteId, displayDevice, place] as const)
      : (['promotions', siteId, displayDevice] as const);
  };
  return {
    list: (place: PromotionPlace = 2) => {
      const member = isMember(deps);
      return query(
        [...keyOf(member, place), 'list'],
        async ({ signal }) => (await api()).fetchPromotions(deps, member, place, signal),
        { placeholderData: ofGuests },
      );
    },
    history: (place: PromotionPlace = 2) => {
      const member = isMember(deps);
      return query(
        [...keyOf(member, place), 'history'],
        async ({ signal }) => (await api()).fetchPromotionHistory(deps, member, place, signal),
        { placeholderData: ofGuests },
      );
    },
  };
};
