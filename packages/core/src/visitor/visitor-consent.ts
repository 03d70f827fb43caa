import { CONSENT_COOKIE, readConsent, type ConsentCategory } from '@housefront/contract/consent';
import type { FeatureDeps } from '../calls/feature-deps.ts';

/**
 * The categories that the visitor has agreed to. Null if the question is open, which is no consent. Global Privacy Control is
 * a no to all, whatever was chosen before. So is a second cookie of the name, as for the gateway: one of the two may be of
 * another site on the same domain (CNS-02).
 */
export const agreedCategories = ({
  config,
  ports: { clock, cookies, device },
}: Pick<FeatureDeps, 'config' | 'ports'>): readonly ConsentCategory[] | null =>
  device.privacyControl || cookies.count(CONSENT_COOKIE) > 1
    ? []
    : readConsent(cookies.get(CONSENT_COOKIE), config.consent, clock.now());

/** Whether the visitor has agreed to a category; asked before each use of what belongs to it (CNS-01). */
export const hasAgreed = (deps: Pick<FeatureDeps, 'config' | 'ports'>, category: ConsentCategory): boolean =>
  agreedCategories(deps)?.includes(category) === true;
