import { bulletin, bulletinHide, bulletinHistory, memberBulletin } from '@housefront/contract/features/bulletins';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../adapters/call-types.ts';
import { sitePayload } from '../site/index.ts';
import { promotionOf } from './bulletins.promotion.ts';
import type { BulletinPlace } from './bulletins.rules.ts';
import type { Promotion } from './bulletins.types.ts';

const payload = ({ site }: FeatureDeps) => {
  const { site_id, display_device } = sitePayload(site.getState());
  return { site_id, display_device };
};

/** Pop-up promotions: the guests' or the members' list (API-22). */
export const fetchBulletins = async (
  deps: FeatureDeps,
  member: boolean,
  place: BulletinPlace,
  signal: AbortSignal,
): Promise<Promotion[]> => {
  const options = { signal, silent: true };
  const list = unwrap(
    member
      ? await deps.calls.send(memberBulletin, { ...payload(deps), display_location: place }, options)
      : await deps.calls.send(bulletin, payload(deps), options),
  );
  return list.map((item) => promotionOf(item, deps.i18n.locale));
};

/** Earlier promotions (API-23). */
export const fetchBulletinHistory = async (
  deps: FeatureDeps,
  member: boolean,
  place: BulletinPlace,
  signal: AbortSignal,
): Promise<Promotion[]> => {
  const request = { ...payload(deps), ...(member && { display_location: place }) };
  const list = unwrap(await deps.calls.send(bulletinHistory, request, { signal, silent: true }));
  return list.map((item) => promotionOf(item, deps.i18n.locale));
};

/** Tells that the member does not want the closed promotions again; true on success, silent on failure (API-24, API-25x). */
export const hideBulletins = async (deps: FeatureDeps, place: BulletinPlace): Promise<boolean> => {
  const result = await deps.calls.send(bulletinHide, { ...payload(deps), display_location: place }, { silent: true });
  return result.ok;
};
