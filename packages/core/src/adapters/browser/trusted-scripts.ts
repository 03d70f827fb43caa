import { OFFLINE_WORKER_PATH } from '@housefront/contract/render';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const TAGS = /^https:\/\/www\.googletagmanager\.com\/(?:gtag\/js|gtm\.js)\?id=[\w-]+$/;

// Missing in TypeScript's library so far.
const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };

const rules = {
  createScriptURL: (address: string): string => {
    if (address !== OFFLINE_WORKER_PATH && !TAGS.test(address)) throw new TypeError(address);
    return address;
  },
};

/**
 * The scripts that this package loads: the site's worker and Google's tags. Browsers make an object of the address, which the
 * place that takes it is typed for as text.
 * @throws TypeError for any other address, also where a browser has no Trusted Types. Source: SEC-12
 */
export const trustedScript = trustedTypes?.createPolicy('housefront-scripts', rules) ?? rules;

/**
 * The scripts of services that a site declares. Their pages demand no Trusted Types and name no policies, so this one is made there
 * for the check alone.
 * @throws TypeError for an address that is not declared. Source: OPS-18
 */
export const declaredScripts = (declared: readonly string[]) => {
  const own = {
    createScriptURL: (address: string): string => {
      if (!declared.includes(address)) throw new TypeError(address);
      return address;
    },
  };
  return trustedTypes?.createPolicy('housefront-services', own) ?? own;
};

/** Registers the site's worker (PWA-01). */
export const registerSiteWorker = (workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> =>
  workers.register(trustedScript.createScriptURL(OFFLINE_WORKER_PATH), { scope: '/', updateViaCache: 'none' });
