import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import * as ids from '../site/ids.ts';
import { parseSiteConfig } from '../config/site-config.ts';

const own = {
  fr_FR: { name: 'Français', id: 40, countries: ['FR', 'VN'], currency: 'EUR', fallback: 'en_US' },
  ar_SA: { name: 'العربية', direction: 'rtl' },
} as const;

test('[I18N-01] [LOC-02] a language has its number on the wire, and a number its language', () => {
  const documented = 'zh_TW zh_CN en_US vi_VN ko_KR ja_JP th_TH hi_IN my_MM ta_IN bn_BD'.split(' ');
  for (const [id, code] of documented.entries()) {
    expect([code, ids.languageOf(code)?.id]).toEqual([code, id]);
    expect([id, ids.languageOfId(id)?.code]).toEqual([id, code]);
  }
  expect(ids.LANGUAGES.map(({ id }) => id)).toEqual([...ids.LANGUAGES.keys()]);
  expect(ids.LOCALES).toEqual(ids.LANGUAGES.map(({ code }) => code));
  expect([ids.isLocale('fr_FR'), ids.isLocale('bn_BD')]).toEqual([false, true]);
  expect([ids.languageOfId(40), ids.languageOfId(40, own)?.code, ids.languageOfId(-1, own)]).toEqual([
    undefined,
    'fr_FR',
    undefined,
  ]);
  // Without a number on the wire it has none, and not 0.
  expect(ids.languageOf('ar_SA', own)).toEqual({
    code: 'ar_SA',
    name: 'العربية',
    id: null,
    direction: 'rtl',
    countries: [],
    currency: null,
    fallback: null,
  });
});

test('[I18N-02] [LOC-02] countries have a language, those of a site its own first; others give undefined', () => {
  const documented = {
    TW: 'zh_TW',
    CN: 'zh_CN',
    US: 'en_US',
    VN: 'vi_VN',
    LA: 'vi_VN',
    KR: 'ko_KR',
    JP: 'ja_JP',
    TH: 'th_TH',
    IN: 'hi_IN',
    MM: 'my_MM',
    TA: 'ta_IN',
    BD: 'bn_BD',
  };
  for (const [country, code] of Object.entries(documented))
    expect([country, ids.languageOfCountry(country)?.code]).toEqual([country, code]);
  expect(ids.languageOfCountry('kr')?.code).toBe('ko_KR');
  expect(['FR', '', 'constructor', '__proto__'].map((country) => ids.languageOfCountry(country))).toEqual(
    Array(4).fill(undefined),
  );
  expect(['fr', 'VN', 'TH'].map((country) => ids.languageOfCountry(country, own)?.code)).toEqual([
    'fr_FR',
    'fr_FR',
    'th_TH',
  ]);
  const countries = ids.LANGUAGES.flatMap((language) => language.countries);
  expect(new Set(countries).size).toBe(countries.length);
});

test('[I18N-11] [I18N-12] [LOC-02] a language has a currency, which counts only if the site offers it', () => {
  const documented = {
    zh_TW: 'RMB',
    zh_CN: 'RMB',
    en_US: 'USD',
    vi_VN: 'VND',
    ko_KR: 'WON',
    ja_JP: 'JPY',
    th_TH: 'THB',
    hi_IN: 'INR',
    ta_IN: 'INR',
    my_MM: 'MMK',
    bn_BD: 'BDT',
  };
  for (const [code, currency] of Object.entries(documented))
    expect([code, ids.languageOf(code)?.currency]).toEqual([code, currency]);
  expect(ids.currencyOfLocale('fr_FR', ['RMB', 'EUR'], own)).toBe('EUR');
  expect(ids.currencyOfLocale('fr_FR', ['RMB', 'USD'], own)).toBe('RMB');
  expect(ids.currencyOfLocale('ar_SA', ['RMB', 'USD'], own)).toBe('RMB');
});

const HOSTILE =
  `fr fr-FR fr_fr FR_FR fr_FRA f_FR fr_FR_ _FR __proto__ constructor toString fr_F. ../fr_FR fr_FR/.. fr_FR%00
  fr_FR\u202e fr_\u0046\u0301R <script> en_US,fr_FR fr_12 sr_latn_RS sr_LATN_RS fr_FR.json f\u0433_FR`.split(/\s+/);

test('[LOC-02] codes of languages are checked, because folders and addresses are made of them', () => {
  expect(HOSTILE.filter((code) => ids.isLanguageCode(code))).toEqual([]);
  expect(HOSTILE.length).toBeGreaterThan(20);
  expect(
    ['fr_FR', 'fil_PH', 'sr_Latn_RS', 'es_419', ...ids.LOCALES].filter((code) => !ids.isLanguageCode(code)),
  ).toEqual([]);
  assert(property(string({ unit: 'binary' }), (code) => !ids.isLanguageCode(code) || /^[A-Za-z0-9_]+$/.test(code)));
});

const valid = {
  version: 1,
  siteId: 7,
  public: { SITE_NAME: 'A', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE_EN: 'A' },
  currencies: 'USD',
  languages: 'en_US,fr_FR',
  ownLanguages: { fr_FR: { name: 'Français' } },
  theme: 'daylight',
  upstream: 'https://a.test',
};

const problemsOf = (given: object): readonly string[] => {
  const result = parseSiteConfig({ ...valid, ...given });
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

test('[LOC-02] a site declares a language of its own with its name; the rest has defaults', () => {
  const result = parseSiteConfig(valid);
  expect(result.ok && result.config.languages).toEqual(['en_US', 'fr_FR']);
  expect(result.ok && result.config.ownLanguages).toEqual({
    fr_FR: { name: 'Français', direction: 'ltr', countries: [], fallback: 'en_US' },
  });
  const titles = {
    footerLinks: [{ title: { fr_FR: 'À propos' }, url: '/main/about' }],
    defaultCurrency: { fr_FR: 'USD' },
  };
  expect(problemsOf({ ...titles, customerServiceUrl: { fr_FR: 'https://a.test' } })).toEqual([]);
});

test.each([
  [{ ownLanguages: {} }, 'languages'],
  [{ languages: 'en_US,fr_FR,de_XX' }, 'languages'],
  [{ languages: 'en_US,fr-FR' }, 'languages'],
  [{ languages: 'en_US,../x' }, 'languages'],
  [{ ownLanguages: { ...valid.ownLanguages, en_US: { name: 'English' } } }, 'ownLanguages'],
  [{ ownLanguages: { ...valid.ownLanguages, '../../x': { name: 'X' } } }, 'ownLanguages'],
  [{ ownLanguages: { ...valid.ownLanguages, pl: { name: 'Polski' } } }, 'ownLanguages'],
  [{ ownLanguages: { fr_FR: {} } }, 'ownLanguages.fr_FR.name'],
  [{ ownLanguages: { fr_FR: { name: ' ' } } }, 'ownLanguages.fr_FR.name'],
  [{ ownLanguages: { fr_FR: { name: '<b>F</b>' } } }, 'ownLanguages.fr_FR.name'],
  [{ ownLanguages: { fr_FR: { name: 'F\u202eR' } } }, 'ownLanguages.fr_FR.name'],
  [{ ownLanguages: { fr_FR: { name: 'F'.repeat(41) } } }, 'ownLanguages.fr_FR.name'],
  [{ ownLanguages: { fr_FR: { name: 'F', id: 2 } } }, 'ownLanguages.fr_FR.id'],
  [{ ownLanguages: { fr_FR: { name: 'F', id: 40.5 } } }, 'ownLanguages.fr_FR.id'],
  [{ ownLanguages: { fr_FR: { name: 'F', id: 40 }, pl_PL: { name: 'P', id: 40 } } }, 'ownLanguages.pl_PL.id'],
  [{ ownLanguages: { fr_FR: { name: 'F', direction: 'up' } } }, 'ownLanguages.fr_FR.direction'],
  [{ ownLanguages: { fr_FR: { name: 'F', countries: ['France'] } } }, 'ownLanguages.fr_FR.countries.0'],
  [{ ownLanguages: { fr_FR: { name: 'F', countries: 'FR' } } }, 'ownLanguages.fr_FR.countries'],
  [{ ownLanguages: { fr_FR: { name: 'F', currency: '€' } } }, 'ownLanguages.fr_FR.currency'],
  [{ ownLanguages: { fr_FR: { name: 'F', fallback: 'fr_FR' } } }, 'ownLanguages.fr_FR.fallback'],
  [{ ownLanguages: { fr_FR: { name: 'F', nmae: 'F' } } }, 'ownLanguages.fr_FR'],
  [{ customerServiceUrl: { pl_PL: 'https://a.test' } }, 'customerServiceUrl.pl_PL'],
  [{ footerLinks: [{ title: { en_UK: 'About' }, url: '/a' }] }, 'footerLinks.0.title.en_UK'],
  [{ defaultCurrency: { pl_PL: 'USD' } }, 'defaultCurrency.pl_PL'],
])('[LOC-02] a config with %j is refused', (given, path) => {
  expect(problemsOf(given).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^${path.replaceAll('.', '[.[]\\W?')}`))]),
  );
});
