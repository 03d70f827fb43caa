import {
  askedCategories,
  CONSENT_COOKIE,
  consentText,
  type ConsentCategory,
  type ConsentSettings,
} from '@housefront/contract/consent';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServicesPort } from '../../adapters/browser/services.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { agreedCategories } from '../../visitor/visitor-consent.ts';
import { createConsentAdapters } from './consent.adapters.ts';
import { createDeclaredServices } from './consent.services.ts';
import { removeTraces } from './consent.traces.ts';

/** The choice of the visitor. */
export interface ConsentState {
  /** Null while the question is open. */
  readonly agreed: readonly ConsentCategory[] | null;
}

/** The visitor's consent to services of others (CNS-01). */
export interface ConsentFeature {
  readonly store: StoreApi<ConsentState>;
  /** The categories that this site asks about. */
  readonly asked: readonly ConsentCategory[];
  /** The browser sends Global Privacy Control: everything is refused and nothing is asked. */
  readonly privacyControl: boolean;
  /** Whether what belongs to a category may run in this document now. */
  readonly mayRun: (category: ConsentCategory) => boolean;
  /** Keeps a choice, applies it here and in other tabs. Traces of categories that are no longer agreed to are removed. */
  readonly answer: (agreed: readonly ConsentCategory[]) => void;
  /** Applies the present choice and follows other tabs, until the returned function is called. */
  readonly attach: () => () => void;
}

const DAY_S = 86_400;
const isSame = (one: readonly string[] | null, other: readonly string[] | null) => one?.join() === other?.join();

/**
 * Creates the consent of a document. Nothing of any service is in the page before `attach` or `answer`.
 * @param renew loads the document again as soon as nothing is lost by it: its policy is that of an earlier choice. True: at once
 */
export const createConsent = (
  deps: Pick<FeatureDeps, 'config' | 'entry' | 'ports'>,
  consent: ConsentSettings,
  services: ServicesPort,
  renew: () => boolean,
): ConsentFeature => {
  const { clock, cookies, device, storage, windows } = deps.ports;
  const adapters = createConsentAdapters(consent, services, clock.now);
  const declared = createDeclaredServices(consent, services);
  const store = createStore<ConsentState>(() => ({ agreed: agreedCategories(deps) }));
  /** False if the browser does not keep cookies: the choice is that of this document then. */
  let isKept = true;

  const agreedNow = () => store.getState().agreed ?? [];
  /** @returns whether something runs that may not, and whether it is a declared service, which has no switch */
  const apply = (reach?: 'everywhere') => {
    const agreed = agreedNow();
    const outlived = [adapters.allow(agreed), declared.allow(agreed)] as const;
    removeTraces(deps, services, consent, agreed, reach);
    const { fbclid = '' } = deps.entry.query();
    if (agreed.includes('marketing') && fbclid !== '') storage.set('fbclid', fbclid);
    return { outlived: outlived.includes(true), unswitched: outlived[1] };
  };
  const follow = (): void => {
    const agreed = agreedCategories(deps);
    if (!isKept || isSame(agreed, store.getState().agreed)) return;
    store.setState({ agreed });
    const { unswitched } = apply('everywhere');
    if (unswitched || declared.lacks(agreedNow())) renew();
  };
  /** Safari removes cookies of scripts after a week without a visit, so each visit writes the choice again, for its rest. */
  const keepLonger = (): void => {
    const text = cookies.get(CONSENT_COOKIE);
    if (text === undefined || device.privacyControl || store.getState().agreed === null) return;
    if (cookies.count(CONSENT_COOKIE) > 1) return;
    const age = Math.floor(clock.now() / 1000) - Number(text.split('.').at(-1));
    cookies.set(CONSENT_COOKIE, text, { maxAge: consent.days * DAY_S - Math.max(age, 0) });
    // The cookie that was read is of another path or domain: it becomes no choice for the whole site.
    if (cookies.count(CONSENT_COOKIE) > 1) cookies.remove(CONSENT_COOKIE);
  };

  return {
    store,
    asked: askedCategories(consent),
    privacyControl: device.privacyControl,
    mayRun: (category) => store.getState().agreed?.includes(category) === true && declared.permits(category),
    answer: (agreed) => {
      if (device.privacyControl) return;
      const text = consentText(agreed, consent, clock.now());
      cookies.set(CONSENT_COOKIE, text, { maxAge: consent.days * DAY_S });
      isKept = cookies.get(CONSENT_COOKIE) === text && cookies.count(CONSENT_COOKIE) === 1;
      const before = agreedNow();
      store.setState({ agreed: askedCategories(consent).filter((name) => agreed.includes(name)) });
      // Other tabs hear of storage, not of cookies.
      storage.set('consent', text);
      const withdrawn = before.some((name) => !agreedNow().includes(name));
      // Without the cookie the next document would be the same.
      const isRenewed = () => isKept && declared.lacks(agreedNow()) && renew();
      // Services of a yes are started once, in the next document.
      if (!withdrawn && isRenewed()) return;
      // A script cannot be taken out of a document.
      if (apply('everywhere').outlived) windows.reload();
      else if (withdrawn) isRenewed();
    },
    attach: () => {
      keepLonger();
      apply();
      const stops = [
        storage.onChange('consent', follow),
        device.onVisibilityChange((visible) => visible && follow()),
        windows.onShow(follow),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
};
