import {
  promotions,
  promotionHide,
  promotionHistory,
  memberPromotions,
} from '@housefront/contract/features/promotions';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { sitePayload } from '../site/index.ts';
import { promotionOf } from './promotions.content.api.ts';
import type { PromotionPlace } from './promotions.rules.ts';
import type { Promotion } from './promotions.types.ts';

const payload = ({ site }: FeatureDeps) => {
  const { siteId: site_id, displayDevice: display_device } = sitePayload(site.getState());
  return { site_id, display_device };
};

/** Pop-up promotions: the guests' or the members' list (API-22). */
export const fetchPromotions = async (
  deps: FeatureDeps,
  member: boolean,
  place: PromotionPlace,
  signal: AbortSignal,
): Promise<Promotion[]> => {
  const options = { signal, silent: true };
  const list = unwrap(
    member
      ? await deps.calls.send(memberPromotions, { ...payload(deps), display_location: place }, options)
      : await deps.calls.send(promotions, payload(deps), options),
  );
  return list.map((item) => promotionOf(item, deps.i18n.locale));
};

/** Earlier promotions (API-23). */
export const fetchPromotionHistory = async (
  deps: FeatureDeps,
  member: boolean,
  place: PromotionPlace,
  signal: AbortSignal,
): Promise<Promotion[]> => {
  const request = { ...payload(deps), ...(member && { display_location: place }) };
  const list = unwrap(await deps.calls.send(promotionHistory, request, { signal, silent: true }));
  return list.map((item) => promotionOf(item, deps.i18n.locale));
};

/** Hides the closed promotions for this member from now on; true on success, silent on failure (API-25x). */
export const hidePromotions = async (deps: FeatureDeps, place: PromotionPlace): Promise<boolean> => {
  const result = await deps.calls.send(promotionHide, { ...payload(deps), display_location: place }, { silent: true });
  return result.ok;
};
