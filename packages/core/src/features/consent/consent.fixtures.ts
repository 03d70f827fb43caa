import type { ConsentSettings } from '@housefront/contract/consent';
import { fakePorts, testDeps, type FakePorts } from '../../testing/index.ts';
import type { ServicesPort } from '../../adapters/browser/services.ts';
import { createConsent } from './index.ts';

/** Start of the fake clock, in seconds. */
export const NOW_S = 1_767_225_600;
/** A site with all adapters. */
export const settings: ConsentSettings = {
  version: 1,
  days: 180,
  categories: [],
  adapters: {
    ga4: { measurementId: 'G-AB12CD34EF' },
    gtm: { containerId: 'GTM-AB12CD3', category: 'marketing', hosts: [] },
    metaRelay: true,
  },
};

/** A page of which a test sees everything that services do. */
const fakeServices = (ports: FakePorts, permitted: readonly string[]) => {
  const done: unknown[][] = [];
  const stored = new Set<string>();
  const services: ServicesPort = {
    command: (...words) => void done.push(words.map((word) => (word instanceof Date ? word.getTime() : word))),
    event: (event) => void done.push(['event', event]),
    setValue: (name, value) => void done.push(['set', name, value]),
    load: (src) => void done.push(['load', src]),
    loadDeclared: (src) => void done.push(['load', src]),
    permits: (category) => permitted.includes(category),
    cookieNames: () => [...ports.cookies.written.keys()],
    removeCookies: (names) => names.forEach(ports.cookies.remove),
    removeStored: (isTrace) => {
      for (const name of stored) if (isTrace(name)) stored.delete(name);
    },
  };
  return { done, stored, services, loaded: () => done.flatMap(([kind, src]) => (kind === 'load' ? [src] : [])) };
};

interface Wishes {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly privacyControl?: boolean;
  readonly search?: string;
  /** There is a second cookie with a choice. */
  readonly doubled?: boolean;
  /** Default: a page in memory. */
  readonly services?: ServicesPort;
  readonly consent?: ConsentSettings;
  /** Categories whose declared services the policy of the document has. */
  readonly permitted?: readonly string[];
  /** Default: the document may be loaded again at once. */
  readonly free?: boolean;
}

/** The consent of a document, and the page that its services see. */
export const setUp = ({
  cookies = {},
  privacyControl = false,
  search = '',
  doubled = false,
  services,
  consent = settings,
  permitted = [],
  free = true,
}: Wishes = {}) => {
  const ports = fakePorts({ privacyControl }, cookies);
  if (doubled) Object.assign(ports.cookies, { count: () => 2 });
  ports.windows.here = { ...ports.windows.here, search };
  const deps = testDeps({ ports, config: { consent: structuredClone(consent) as never } });
  const page = fakeServices(ports, permitted);
  let renewals = 0;
  const feature = createConsent(deps, consent, services ?? page.services, () => {
    renewals += 1;
    return free;
  });
  return {
    ports,
    feature,
    renewals: () => renewals,
    ...page,
    agreed: () => feature.store.getState().agreed,
    start: () => feature.attach(),
  };
};

export const GA4 = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF';
export const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3';
/** Google's consent mode. */
export const mode = (statistics: string, marketing: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: statistics,
});
