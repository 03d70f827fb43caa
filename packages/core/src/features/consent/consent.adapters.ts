import { consentAdapters, type ConsentCategory, type ConsentSettings } from '@housefront/contract/consent';
import type { ServicesPort } from '../../adapters/browser/services.ts';

/** The services of a site in one document. */
export interface ConsentAdapters {
  /**
   * Starts the services of the categories, informs running ones of a change, and stops those that may not run any longer.
   * @returns whether one runs that may not: its script stays until the document is loaded again
   */
  readonly allow: (agreed: readonly ConsentCategory[]) => boolean;
}

const TAGS = 'https://www.googletagmanager.com';

/** Google's consent mode for a choice. */
const consentMode = (agreed: readonly ConsentCategory[]) => {
  const state = (category: ConsentCategory) => (agreed.includes(category) ? 'granted' : 'denied');
  return {
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    analytics_storage: state('statistics'),
  };
};

/** Creates the adapters that a site configures. Nothing of one is in the page before its category is agreed to (CNS-03). */
export const createConsentAdapters = (
  consent: ConsentSettings,
  services: ServicesPort,
  now: () => number,
): ConsentAdapters => {
  const { ga4, gtm } = consent.adapters;
  const categories = consentAdapters(consent);
  const running = new Set<'ga4' | 'gtm'>();
  let mode: string | undefined;

  const setMode = (agreed: readonly ConsentCategory[]): void => {
    const wanted = consentMode(agreed);
    if (mode === undefined) services.command('consent', 'default', consentMode([]));
    if (mode !== JSON.stringify(wanted)) services.command('consent', 'update', wanted);
    mode = JSON.stringify(wanted);
  };
  const starters = {
    ga4: () => {
      if (!ga4) return;
      services.command('js', new Date(now()));
      services.command('config', ga4.measurementId);
      services.load(`${TAGS}/gtag/js?id=${ga4.measurementId}`);
    },
    gtm: () => {
      if (!gtm) return;
      services.event({ 'gtm.start': now(), event: 'gtm.js' });
      services.load(`${TAGS}/gtm.js?id=${gtm.containerId}`);
    },
  };
  return {
    allow: (agreed) => {
      const allowed = (name: 'ga4' | 'gtm') => {
        const category = categories[name];
        return category !== undefined && agreed.includes(category);
      };
      const names = ['ga4', 'gtm'] as const;
      if (running.size > 0 || names.some(allowed)) setMode(agreed);
      // Google's own switch: a tag that is loaded already sends nothing any longer.
      if (ga4 && (running.has('ga4') || allowed('ga4')))
        services.setValue(`ga-disable-${ga4.measurementId}`, !allowed('ga4'));
      for (const name of names) {
        if (!allowed(name) || running.has(name)) continue;
        running.add(name);
        starters[name]();
      }
      return [...running].some((name) => !allowed(name));
    },
  };
};
