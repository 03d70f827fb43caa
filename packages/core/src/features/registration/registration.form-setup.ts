import {
  displayedFields,
  emptyRegistration,
  planOf,
  withoutHidden,
  type SettingEntry,
} from '@housefront/contract/rules';
import { firstGraphemes } from '@housefront/contract/graphemes';
import type { StoreApi } from 'zustand/vanilla';
import { askRecommending } from '../site/index.ts';
import { OPTIONAL_CALL } from './registration.optional-call.ts';
import { chooseCurrency, type CurrencyChoice } from './registration.currency.ts';
import { enterRegistration, type RegistrationEntry } from './registration.entry.ts';
import { withIntroducer } from './registration.plan.ts';
import type { RegistrationBanner, RegistrationDeps, RegistrationState } from './registration.types.ts';

/** Longest currency name that a message shows, in characters. */
const CURRENCY_NAME_MAX = 10;

/** Decides which fields the form has: by settings, currency and introducer. */
export interface FormSetup {
  /** Loads everything that the form depends on. Never rejects. */
  readonly open: () => Promise<void>;
  /** Fetches the settings again (REG-11x). */
  readonly retry: () => Promise<void>;
  /** Changes the currency and clears fields that it does not have. Settles when its recommend feature is known (REG-13). */
  readonly choose: (currency: string) => Promise<void>;
  /** Drops the link, so that the introducer can be typed; `closes` also turns the recommend feature off (REG-71). */
  readonly dropReferral: (closes: boolean) => void;
}

/** Creates the setup over the store and the form. */
export const createFormSetup = (
  deps: Omit<RegistrationDeps, 'track' | 'session'>,
  store: StoreApi<RegistrationState>,
): FormSetup => {
  const { config, entry: address, form, site } = deps;
  const recommends = new Map<string, Promise<boolean>>();
  let settings: readonly SettingEntry[] | null = null;
  let entry: RegistrationEntry = { given: null, domainCurrency: null, agentCurrency: '', invalid: null };
  let choice: CurrencyChoice = { currency: store.getState().currency, currencies: config.currencies, notOpen: null };
  let recommendOn = false;
  let recommendClosed = false;
  let filled = false;

  const askRecommend = (currency: string): Promise<boolean> => {
    const asked = // Off when the platform does not say.
      recommends.get(currency) ?? askRecommending(deps, currency, OPTIONAL_CALL).catch(() => false);
    recommends.set(currency, asked);
    return asked;
  };
  const decide = (known: Pick<RegistrationEntry, 'domainCurrency' | 'agentCurrency'>): CurrencyChoice =>
    chooseCurrency({
      configured: config.currencies,
      settings,
      domain: known.domainCurrency,
      agent: known.agentCurrency,
      link: address.query().currency || undefined,
      site: site.getState().currency,
    });

  const banners = (): readonly RegistrationBanner[] => [
    ...(settings === null ? [{ id: 'settings', key: 'signup.error_setting' } as const] : []),
    ...(entry.invalid === 'recommend' ? [{ id: 'recommend', key: 'signup.disabled_recommend' } as const] : []),
    ...(entry.invalid === 'agent' ? [{ id: 'agent', key: 'signup.disabled_agent' } as const] : []),
    ...(choice.notOpen === null
      ? []
      : [
          {
            id: 'currency',
            key: 'signup.currency_not_open',
            params: { currency: firstGraphemes(choice.notOpen, CURRENCY_NAME_MAX) },
          } as const,
        ]),
  ];

  const fill = () => {
    const { plan, introducer } = store.getState();
    const values = form.read();
    const empty = emptyRegistration(site.getState().siteId, choice.currency);
    const given = entry.given?.kind === 'recommend' && !recommendOn ? null : entry.given;
    const wanted = {
      ...withoutHidden({ ...values, memberCurrency: choice.currency }, plan, empty),
      // An uncertain value is written once; then the visitor may change it.
      ...(given !== null && (given.sure || !filled) && { [introducer.field]: given.value }),
    };
    filled ||= given !== null;
    const changed = Object.entries(wanted).filter(([name, value]) => Reflect.get(values, name) !== value);
    if (changed.length > 0) form.write(Object.fromEntries(changed));
  };

  const show = () => {
    const { currency, currencies } = choice;
    const given = entry.given?.kind === 'recommend' && !recommendOn ? null : entry.given;
    const recommend = given === null ? recommendOn : given.kind === 'recommend';
    const introducer = {
      field: recommend ? ('recommendCode' as const) : ('memberAgent' as const),
      locked: given?.sure ?? false,
    };
    const plan = withIntroducer(planOf(settings ?? [], currency), introducer, recommendOn);
    const asked = new Set<string>(displayedFields(plan));
    store.setState(({ status }) => ({
      currency,
      currencies,
      plan,
      introducer,
      banners: banners(),
      status: Object.fromEntries(Object.entries(status).filter(([field]) => asked.has(field))),
    }));
    fill();
  };

  const load = async () => {
    try {
      const { fetchSettings } = await import('./registration.api.ts');
      settings = await fetchSettings(deps);
    } catch {
      settings = null;
    }
  };
  const learnRecommend = async () => {
    const { currency } = choice;
    const on = await askRecommend(currency);
    if (currency === choice.currency) recommendOn = on && !recommendClosed;
  };

  return {
    open: async () => {
      const loaded = load();
      const [found] = await Promise.all([
        enterRegistration(deps, async (domainCurrency) => {
          await loaded;
          return askRecommend(decide({ domainCurrency, agentCurrency: '' }).currency);
        }),
        loaded,
      ]);
      entry = found;
      choice = decide(entry);
      await learnRecommend();
      show();
      store.setState({ settings: settings === null ? 'failed' : 'ready' });
    },
    retry: async () => {
      store.setState({ settings: 'loading' });
      await load();
      choice = decide(entry);
      await learnRecommend();
      show();
      store.setState({ settings: settings === null ? 'failed' : 'ready' });
    },
    choose: async (currency) => {
      if (!choice.currencies.includes(currency) || currency === choice.currency) return;
      choice = { ...choice, currency };
      show();
      const before = recommendOn;
      await learnRecommend();
      if (before !== recommendOn) show();
    },
    dropReferral: (closes) => {
      deps.referral.forget();
      if (closes) recommendClosed = true;
      if (closes) recommendOn = false;
      entry = { ...entry, given: null, agentCurrency: '' };
      const { currencies } = decide(entry);
      choice = { ...choice, currencies };
      show();
    },
  };
};
