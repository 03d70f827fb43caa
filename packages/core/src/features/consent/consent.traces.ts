import { CONSENT_CATEGORIES, type ConsentCategory } from '@housefront/contract/consent';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { ServicesPort } from '../../adapters/services.ts';

/** Names of what the services of a category store in a browser. */
interface Traces {
  readonly cookies: RegExp;
  readonly stored: RegExp;
}

/** Names that are stored with consent only; docs/reference/third-parties.md lists it. */
export const consentTraces: Readonly<Record<ConsentCategory, Traces>> = {
  statistics: { cookies: /^_(?:ga|gid|gat|dc_gtm)(?:_.*)?$/, stored: /^_ga(?:_|$)/ },
  marketing: { cookies: /^_(?:fbp|fbc|gac_.+|gcl_.+)$/, stored: /^(?:_gcl_.+|_fb.*|fbclid)$/ },
};

/** Removes everything that was stored for categories that the visitor has not agreed to (CNS-02). */
export const removeTraces = (
  { ports: { storage } }: Pick<FeatureDeps, 'ports'>,
  services: ServicesPort,
  agreed: readonly ConsentCategory[],
): void => {
  for (const category of CONSENT_CATEGORIES) {
    if (agreed.includes(category)) continue;
    const { cookies, stored } = consentTraces[category];
    for (const name of services.cookieNames()) if (cookies.test(name)) services.removeCookie(name);
    services.removeStored(stored);
    // Also where the browser keeps nothing, and this document remembers it.
    if (category === 'marketing') storage.remove('fbclid');
  }
};
