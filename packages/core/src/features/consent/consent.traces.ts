import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentSettings } from '@housefront/contract/consent';
import { addressIds, factsOf } from '@housefront/contract/pages';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { ServicesPort } from '../../adapters/browser/services.ts';
import { tagTraces } from './consent.tags.ts';

type Names = Readonly<Record<ConsentCategory, readonly string[]>>;

/**
 * Names of cookies and stored values that exist with consent only; docs/reference/third-parties.md lists them. An asterisk at the
 * end means any text.
 */
export const consentTraces: Names = {
  statistics: ['_ga', '_ga_*', '_gid', '_gat', '_gat_*', '_dc_gtm_*'],
  marketing: [
    '_fbp',
    '_fbc',
    'fbclid',
    'lastExternalReferrer',
    'lastExternalReferrerTime',
    '_gcl_au',
    '_gcl_aw',
    '_gcl_dc',
    '_gcl_*',
    '_gac_*',
  ],
};

/**
 * Names of a site by category: those of its services, those that it names itself, and those of usual tags, which belong to the
 * category of its container.
 */
export const siteTraces = ({ adapters: { ga4, gtm }, services = [], traces }: ConsentSettings): Names => {
  const namedIn = (category: ConsentCategory) => [
    ...(traces?.[category] ?? []),
    ...services.flatMap((service) => (service.category === category ? (service.traces ?? []) : [])),
  ];
  const named = CONSENT_CATEGORIES.flatMap(namedIn).map((name) => `${name}*`);
  const tags = tagTraces.filter((tag) => !isOneOf(stem(tag), named));
  const of = (category: ConsentCategory) => [
    ...consentTraces[category],
    ...(gtm?.category === category ? tags : []),
    ...namedIn(category).flatMap((name) => [name, `${name}*`]),
  ];
  const streams = ga4 ? [`_ga_${ga4.measurementId.slice('G-'.length)}`] : [];
  return { statistics: [...of('statistics'), ...streams], marketing: of('marketing') };
};

const stem = (pattern: string): string => pattern.replace(/\*$/, '');

/** Whether a name is one of these. */
export const isOneOf = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(stem(pattern)) : name === pattern));

/** The folders of the site's pages, where a script on one of them puts its cookies. */
const folders = (): readonly string[] => [...new Set(addressIds.map((id) => factsOf(id).path.replace(/\/?\$.*$/, '')))];

/**
 * Removes everything that was stored for categories that the visitor has not agreed to (CNS-02).
 * @param reach `everywhere`: also cookies of other paths of the site, which a page cannot see, by each name that is fixed
 */
export const removeTraces = (
  { ports: { storage } }: Pick<FeatureDeps, 'ports'>,
  services: ServicesPort,
  consent: ConsentSettings,
  agreed: readonly ConsentCategory[],
  reach: 'page' | 'everywhere' = 'page',
): void => {
  const names = siteTraces(consent);
  const refused = CONSENT_CATEGORIES.filter((category) => !agreed.includes(category)).flatMap((name) => names[name]);
  const isTrace = (name: string) => isOneOf(name, refused);
  const seen = services.cookieNames().filter(isTrace);
  const fixed = refused.filter((name) => !name.endsWith('*'));
  if (reach === 'everywhere') services.removeCookies([...new Set([...seen, ...fixed])], folders());
  else services.removeCookies(seen, []);
  services.removeStored(isTrace);
  // Also where the browser keeps nothing, and this document remembers it.
  if (!agreed.includes('marketing')) storage.remove('fbclid');
};
