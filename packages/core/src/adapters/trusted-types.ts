import { OFFLINE_WORKER_PATH } from '@housefront/contract/render';

interface Rules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}
interface Policy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Rules>): Policy;
}

const REFERENCE = /^&#?\w+;?$/;
const TAGS = /^https:\/\/www\.googletagmanager\.com\/(?:gtag\/js|gtm\.js)\?id=[\w-]+$/;

const refuse = (what: string): never => {
  throw new TypeError(`${what} is refused by the page's policy.`);
};

const rules: Policy = {
  createHTML: (markup) => (REFERENCE.test(markup) ? markup : refuse('This markup')),
  createScriptURL: (address) =>
    address === OFFLINE_WORKER_PATH || TAGS.test(address) ? address : refuse('This script'),
};

// Missing in TypeScript's library so far.
const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };

/**
 * The markup that this package writes and the scripts that it loads: single character references, the site's worker, Google's
 * tags. Browsers make objects of them, which the places that take them are typed for as text.
 * @throws TypeError for anything else, also where a browser has no Trusted Types. Source: SEC-12
 */
export const trusted: Policy = trustedTypes?.createPolicy('housefront', rules) ?? rules;

/** Lets libraries empty an element by `innerHTML = ''`; all other text that is no trusted object is refused (SEC-12). */
export const startTrustedTypes = (): void => {
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
};

/** Registers the site's worker, see PWA-01. */
export const registerSiteWorker = (workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> =>
  workers.register(trusted.createScriptURL(OFFLINE_WORKER_PATH), { scope: '/', updateViaCache: 'none' });
