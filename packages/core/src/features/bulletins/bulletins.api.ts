import {
  bulletin,
  bulletinHide,
  bulletinHistory,
  memberBulletin,
  type Bulletin,
} from '@housefront/contract/features/bulletins';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../platform/call-types.ts';
import { sitePayload } from '../site/index.ts';

/** Where promotions are shown: 2 general, 3 on the deposit page (HOME-18). */
export type BulletinPlace = 2 | 3;

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
): Promise<Bulletin[]> => {
  const options = { signal, silent: true };
  return unwrap(
    member
      ? await deps.calls.send(memberBulletin, { ...payload(deps), display_location: place }, options)
      : await deps.calls.send(bulletin, payload(deps), options),
  );
};

/** Earlier promotions (API-23). */
export const fetchBulletinHistory = async (
  deps: FeatureDeps,
  member: boolean,
  place: BulletinPlace,
  signal: AbortSignal,
): Promise<Bulletin[]> => {
  const request = { ...payload(deps), ...(member && { display_location: place }) };
  return unwrap(await deps.calls.send(bulletinHistory, request, { signal, silent: true }));
};

/** Tells that the member does not want the closed promotions again; true on success, silent on failure (API-24, API-25x). */
export const hideBulletins = async (deps: FeatureDeps, place: BulletinPlace): Promise<boolean> => {
  const result = await deps.calls.send(bulletinHide, { ...payload(deps), display_location: place }, { silent: true });
  return result.ok;
};
