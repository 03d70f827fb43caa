import { bonusSettingCheck } from '@housefront/contract/features/member';
import type { FeatureDeps } from '../../feature-deps.ts';

/** Whether the recommend feature is on for the site's currency; off when the platform does not say (REG-34). */
export const fetchRecommendOn = async ({ calls, site }: FeatureDeps): Promise<boolean> => {
  const { currency, siteId } = site.getState();
  const reply = await calls.send(bonusSettingCheck, { member_currency: currency, site_id: siteId }, { silent: true });
  return reply.ok && reply.data.is_friend;
};
