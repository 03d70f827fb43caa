/** Keys of the site's config for the course of a visit: the currency, prefetching, and the parts that open by themselves. */
import * as z from 'zod/mini';
import { acrossKeys, key, onOff, perLanguage, words } from './site-config.values.ts';

/** How often a part may open by itself. */
const RHYTHMS = ['visit', 'day', 'week', 'never'] as const;

/** How often a part may open by itself: once in each visit, once a day, once a week, or never. */
export type Rhythm = (typeof RHYTHMS)[number];

const rhythm = (example: Rhythm) => key(z._default(z.enum(RHYTHMS), 'visit'), `use one of ${words(RHYTHMS)}`, example);

/** Keys of the site's config, spread into its schema. */
export const visitKeys = {
  /**
   * Currency of guests who have not chosen one and whose domain has no agent: one for the whole site, or one for each
   * language, also for visitors from a country of that language. A language that is not named keeps its usual currency, such
   * as USD for en_US if the site offers it (I18N-13x).
   */
  defaultCurrency: key(z.optional(perLanguage), 'name one of the currencies of the site, or map languages to them', {
    en_US: 'USD',
  }),
  /**
   * Public pages are loaded as soon as a visitor is about to open them, unless the visitor's browser saves data. Off: every page
   * is loaded when it is opened (PLT-02).
   */
  prefetch: onOff(true),
  /**
   * Browsers send errors, web vitals and violations of the content security policy to the gateway, if it has a receiver
   * (`REPORTS_URL`). Nothing in them names a visitor, and no cookie is set (OBS-01).
   */
  browserReports: onOff(false),
  /** How often parts open by themselves over a page; a visit lasts as long as the tab. */
  interruptions: key(
    z._default(
      z.strictObject({
        /**
         * Pop-up promotions of guests. A promotion that is newer than the last closing is shown in any case but `never`; with
         * `visit` they also open again after signing in or out (HOME-19).
         */
        guestPromotions: rhythm('day'),
        /** Pop-up promotions of members, as those of guests (HOME-19). */
        memberPromotions: rhythm('week'),
        /** The hint of phones how to add the site to the home screen (SHELL-38x). */
        homeScreenHint: rhythm('never'),
      }),
      { guestPromotions: 'visit', memberPromotions: 'visit', homeScreenHint: 'visit' },
    ),
    'give any of guestPromotions, memberPromotions and homeScreenHint',
    { guestPromotions: 'day' },
  ),
};

interface CurrencyFacts {
  readonly currencies?: unknown;
  readonly defaultCurrency?: unknown;
}

/** Refuses default currencies that the site does not offer. */
export const offersDefaultCurrency = acrossKeys<CurrencyFacts>(({ currencies, defaultCurrency }, refuse) => {
  if (!Array.isArray(currencies) || defaultCurrency === undefined || defaultCurrency === null) return;
  const named: readonly (readonly [path: readonly string[], code: unknown])[] =
    typeof defaultCurrency === 'object'
      ? Object.entries(defaultCurrency).map(([locale, code]) => [['defaultCurrency', locale], code])
      : [[['defaultCurrency'], defaultCurrency]];
  for (const [path, code] of named) {
    if (typeof code !== 'string' || code.trim() === '' || currencies.includes(code)) continue;
    refuse(path, `"${code}" is not among the currencies of this site: ${words(currencies)}`);
  }
});
