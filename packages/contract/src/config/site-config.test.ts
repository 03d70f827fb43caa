import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSiteConfig, type SiteConfig } from './site-config.ts';
import { configText, siteTitle } from './site-title.ts';

const valid = {
  version: 1,
  siteId: 88,
  public: {
    SITE_NAME: 'Lucky House',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1_mobile',
    SITE_TITLE: '幸运屋',
    SITE_TITLE_EN: 'Lucky House',
  },
  currencies: 'RMB,USD',
  languages: 'zh_CN,en_US',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
};

function config(change: Record<string, unknown> = {}): SiteConfig {
  const result = parseSiteConfig({ ...valid, ...change });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
}

function problemPaths(input: unknown): readonly string[] {
  const result = parseSiteConfig(input);
  return result.ok ? [] : result.problems.map(({ path }) => path);
}

test.each([
  [88, 88],
  ['88', 88],
  [' 88 ', 88],
])('[CFG-01] site id %j is the number %d', (siteId, expected) => {
  expect(config({ siteId }).siteId).toBe(expected);
});

test.each(['', 'abc', '8.5', 0, -1, 1.5, null, undefined, '1e3', Number.NaN])(
  '[CFG-01] site id %j is refused',
  (siteId) => {
    expect(problemPaths({ ...valid, siteId })).toEqual(['siteId']);
  },
);

test('[CFG-02] lists keep their order and drop blanks and repeats', () => {
  const { currencies, languages } = config({ currencies: ' RMB, VND,', languages: ['en_US', ' zh_CN ', '', 'en_US'] });
  expect(currencies).toEqual(['RMB', 'VND']);
  expect(languages).toEqual(['en_US', 'zh_CN']);
});

test('[CFG-02] an empty list and unknown codes are refused', () => {
  expect(problemPaths({ ...valid, currencies: ' , ' })).toEqual(['currencies']);
  expect(problemPaths({ ...valid, languages: 'zh_CN,xx_XX' })).toEqual(['languages']);
});

test.each(['SITE_NAME', 'TEMPLATE_NAME', 'MOBILE_TEMPLATE_NAME'])(
  '[CFG-04] a missing %s is named with a way to mend it',
  (key) => {
    const result = parseSiteConfig({ ...valid, public: { ...valid.public, [key]: undefined } });
    expect(result).toMatchObject({ ok: false, problems: [{ path: `public.${key}`, problem: 'is missing' }] });
    expect(result.ok ? '' : result.problems[0]?.fix).not.toBe('');
  },
);

test('[CFG-04] nothing but the named values is public', () => {
  expect(problemPaths({ ...valid, public: { ...valid.public, SECRET: 'x' } })).toEqual(['public.SECRET']);
});

test('[CFG-05x] Chinese takes SITE_TITLE, all others SITE_TITLE_EN, the other when blank', () => {
  const both = config();
  expect(['zh_CN', 'zh_TW', 'en_US', 'ja_JP'].map((locale) => siteTitle(both, locale))).toEqual([
    '幸运屋',
    '幸运屋',
    'Lucky House',
    'Lucky House',
  ]);
  const chineseOnly = config({ public: { ...valid.public, SITE_TITLE_EN: ' ' } });
  expect(siteTitle(chineseOnly, 'en_US')).toBe('幸运屋');
  const englishOnly = config({ public: { ...valid.public, SITE_TITLE: '' } });
  expect(siteTitle(englishOnly, 'zh_CN')).toBe('Lucky House');
});

test.each([
  [undefined, 'Sawasdee', 'Sawasdee'],
  ['', 'Sawasdee', 'Sawasdee'],
  ['幸运屋', undefined, '幸运屋'],
  ['幸运屋', ' ', '幸运屋'],
])('[CFG-05x] a site with the titles %j and %j shows %s in all languages', (SITE_TITLE, SITE_TITLE_EN, shown) => {
  const { SITE_TITLE: _chinese, SITE_TITLE_EN: _other, ...rest } = valid.public;
  const titles = Object.entries({ SITE_TITLE, SITE_TITLE_EN }).filter(([, title]) => title !== undefined);
  const one = config({ public: { ...rest, ...Object.fromEntries(titles) } });
  expect(['zh_CN', 'th_TH'].map((locale) => siteTitle(one, locale))).toEqual([shown, shown]);
});

test.each([[{}], [{ SITE_TITLE: '' }], [{ SITE_TITLE_EN: ' ' }], [{ SITE_TITLE: ' ', SITE_TITLE_EN: '' }]])(
  '[CFG-05x] a site with the titles %j is refused',
  (titles) => {
    const { SITE_TITLE: _chinese, SITE_TITLE_EN: _other, ...rest } = valid.public;
    const result = parseSiteConfig({ ...valid, public: { ...rest, ...titles } });
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { path: 'public.SITE_TITLE', problem: 'needs a title: SITE_TITLE and SITE_TITLE_EN are both missing or blank' },
      ],
    });
  },
);

test('[CFG-07] old mobile template names are accepted', () => {
  const named = config({ public: { ...valid.public, MOBILE_TEMPLATE_NAME: 'bob_mobile' } });
  expect(named.public.MOBILE_TEMPLATE_NAME).toBe('bob_mobile');
});

test('[CFG-08x] unknown and empty template names are refused', () => {
  const names = { TEMPLATE_NAME: 'H5_1', MOBILE_TEMPLATE_NAME: '' };
  expect(problemPaths({ ...valid, public: { ...valid.public, ...names } })).toEqual([
    'public.TEMPLATE_NAME',
    'public.MOBILE_TEMPLATE_NAME',
  ]);
});

test('[CFG-20x] the launch tables are empty by default and typed', () => {
  expect(config()).toMatchObject({ gameTypeHandling: {}, providerAppId: {} });
  const filled = config({ gameTypeHandling: { 3: 'modal' }, providerAppId: { GPR8: 'r8' } });
  expect(filled).toMatchObject({ gameTypeHandling: { 3: 'modal' }, providerAppId: { GPR8: 'r8' } });
  expect(problemPaths({ ...valid, gameTypeHandling: { 8: 'modal' } })).toEqual(['gameTypeHandling.8']);
  expect(problemPaths({ ...valid, gameTypeHandling: { 3: 'popup' } })).toEqual(['gameTypeHandling.3']);
});

test('[CFG-13x] each hall has a prefix of its app type, and one of the config takes its place', () => {
  const usual = { 2: 'e_', 3: 'v_', 4: 's_', 5: 'l_', 6: 'c_', 7: 't_', 8: 'd_', 9: 'g_' };
  expect(config().appTypePrefixes).toEqual(usual);
  expect(config({ appTypePrefixes: { 2: 'x_' } }).appTypePrefixes).toEqual({ ...usual, 2: 'x_' });
  expect(problemPaths({ ...valid, appTypePrefixes: { 1: 'x_', 3: ' ' } })).toEqual([
    'appTypePrefixes.3',
    'appTypePrefixes.1',
  ]);
});

test('[CFG-21x] feature lists are empty by default and hold codes', () => {
  expect(config()).toMatchObject({
    forceWindowProviders: [],
    forceModalProviders: [],
    directLaunchProviders: [],
    hiddenGameCodes: [],
    hiddenLinks: [],
  });
  expect(config({ hiddenGameCodes: ['GPNL_3'] }).hiddenGameCodes).toEqual(['GPNL_3']);
});

test('[SITE-17x] only links that can be hidden are taken, and an error lists which these are', () => {
  expect(config({ hiddenLinks: ['Deposit', 'announcement_bank'] }).hiddenLinks).toEqual([
    'Deposit',
    'announcement_bank',
  ]);
  for (const name of ['/gameHall/8', 'cockfight', 'redEnvelope', 'roulette', 'deposit', 'BankNotices', '']) {
    const result = parseSiteConfig({ ...valid, hiddenLinks: ['Deposit', name] });
    expect([name, result]).toMatchObject([name, { ok: false, problems: [{ path: 'hiddenLinks.1' }] }]);
    expect(JSON.stringify(result)).toContain(
      'list any of Deposit, Withdrawal, APPDownload, BindAccount, applyAgent, DWRecord, announcement_bank',
    );
  }
});

test('[SITE-08] the title of a footer link is one text or some by language', () => {
  const links = (title: unknown) => ({ ...valid, footerLinks: [{ title, url: '/main/about' }] });
  for (const title of ['About', { en_US: 'About' }, { th_TH: 'เกี่ยวกับเรา', en_US: 'About' }])
    expect(parseSiteConfig(links(title))).toMatchObject({ ok: true, config: { footerLinks: [{ title }] } });
  for (const title of ['', ' ', {}, { en_US: '' }, { english: 'About' }, ['About'], null, 1])
    expect([title, problemPaths(links(title))[0]]).toEqual([title, expect.stringMatching(/^footerLinks\.0\.title/)]);
});

test.each([
  ['Our blog', 'th_TH', 'Our blog'],
  [{ en_US: 'Blog', th_TH: 'บล็อก' }, 'th_TH', 'บล็อก'],
  [{ en_US: 'Blog', th_TH: 'บล็อก' }, 'en_US', 'Blog'],
  [{ en_US: 'Blog', th_TH: 'บล็อก' }, 'zh_CN', 'บล็อก'],
  [{ en_US: 'Blog' }, 'th_TH', 'Blog'],
  [{ en_US: 'Blog', ja_JP: 'ブログ' }, 'zh_CN', 'Blog'],
])('[SITE-08] of the text %j, %s shows %s where Thai comes first', (text, locale, shown) => {
  expect(configText(text, locale, { languages: ['th_TH', 'en_US', 'zh_CN'] })).toBe(shown);
});

test('[XWIN-09x] the name of a sign-in service is one text or some by language', () => {
  const services = (title: unknown) => ({ ...valid, authProviders: [{ id: 'x', title, url: 'https://a.test' }] });
  for (const title of ['LINE', { en_US: 'LINE', th_TH: 'ไลน์' }]) expect(problemPaths(services(title))).toEqual([]);
  for (const title of ['', {}, { english: 'LINE' }, null])
    expect(problemPaths(services(title))[0]).toMatch(/^authProviders\.0\.title/);
});

test('[SHELL-02x] app links are web addresses, and there are none by default', () => {
  expect(config().appLinks).toEqual({});
  expect(config({ appLinks: { ios: 'https://apps.example.com/1' } }).appLinks.ios).toBe('https://apps.example.com/1');
  expect(problemPaths({ ...valid, appLinks: { ios: 'javascript:alert(1)', windows: 'https://a.test' } })).toEqual([
    'appLinks.ios',
    'appLinks.windows',
  ]);
});

test('[SITE-05x] the static base is a path of the site', () => {
  expect(config().staticBase).toBe('/api/static');
  expect(config({ staticBase: '/files/v1' }).staticBase).toBe('/files/v1');
  for (const staticBase of ['//evil.test', 'https://a.test/x', 'x', '/', '/a b', '/a/', '']) {
    expect(problemPaths({ ...valid, staticBase })).toEqual(['staticBase']);
  }
});

test('[CFG-25x] demo mode of the site is off by default and apart from demo games', () => {
  expect(config().public.DEMO_MODE).toBe(false);
  expect(config().demoGameEnable).toBe(true);
  const demo = config({ public: { ...valid.public, DEMO_MODE: true }, demoGameEnable: false });
  expect([demo.public.DEMO_MODE, demo.demoGameEnable]).toEqual([true, false]);
});

test('[I18N-10] the first currency of the list is the default', () => {
  expect(config({ currencies: 'VND,USD' }).currencies[0]).toBe('VND');
});

test('[I18N-11] the default currency is one that the site offers, for all languages or for each', () => {
  expect(config().defaultCurrency).toBeUndefined();
  for (const defaultCurrency of ['USD', 'RMB', { en_US: 'RMB' }, { en_US: 'RMB', zh_CN: 'USD' }])
    expect(config({ defaultCurrency }).defaultCurrency).toEqual(defaultCurrency);
  const result = parseSiteConfig({ ...valid, defaultCurrency: { zh_CN: 'RMB', en_US: 'THB' } });
  expect(result).toEqual({
    ok: false,
    problems: [
      {
        path: 'defaultCurrency.en_US',
        problem: '"THB" is not among the currencies of this site: RMB, USD',
        fix: "name one of the currencies of the site, or map languages to them, e.g. { en_US: 'USD' }",
      },
    ],
  });
  const refused = [
    '',
    ' ',
    'usd',
    'THB',
    {},
    { english: 'USD' },
    { en_US: '' },
    { en_US: 'XXX' },
    ['USD'],
    null,
    1,
    true,
  ];
  for (const defaultCurrency of refused)
    expect([defaultCurrency, problemPaths({ ...valid, defaultCurrency })[0]]).toEqual([
      defaultCurrency,
      expect.stringMatching(/^defaultCurrency/),
    ]);
  // Beside other problems.
  expect(problemPaths({ ...valid, siteId: 'x', defaultCurrency: 'THB' })).toEqual(['siteId', 'defaultCurrency']);
  expect(problemPaths({ ...valid, currencies: '', defaultCurrency: 'THB' })[0]).toBe('currencies');
});

test('[HOME-19] [SHELL-38x] what opens by itself does so once in each visit unless the site limits it', () => {
  const usual = { guestPromotions: 'visit', memberPromotions: 'visit', homeScreenHint: 'visit' };
  expect(config().interruptions).toEqual(usual);
  expect(config({ interruptions: { memberPromotions: 'week' } }).interruptions).toEqual({
    ...usual,
    memberPromotions: 'week',
  });
  expect(problemPaths({ ...valid, interruptions: { guestPromotions: 'hour', letters: 'day' } })).toEqual([
    'interruptions.guestPromotions',
    'interruptions.letters',
  ]);
});

test('[VER-03x] the version check runs hourly unless set otherwise', () => {
  expect(config().versionCheckIntervalMs).toBe(3_600_000);
  expect(config({ versionCheckIntervalMs: 0 }).versionCheckIntervalMs).toBe(0);
});

test('[RT-03x] realtime is off without an address and has an auth path by default', () => {
  expect(config().realtime).toBeUndefined();
  const realtime = { key: 'housefront', host: 'localhost', port: 4300, tls: false };
  expect(config({ realtime }).realtime?.authPath).toBe('/api/broadcasting/auth');
  expect(problemPaths({ ...valid, realtime: { ...realtime, port: 0 } })).toEqual(['realtime.port']);
});

test('[RT-02] delays of realtime are whole milliseconds, each for itself', () => {
  const realtime = { key: 'housefront', host: 'localhost', port: 4300, tls: false };
  expect(config({ realtime }).realtime?.delays).toBeUndefined();
  expect(config({ realtime: { ...realtime, delays: { ping: 5000 } } }).realtime?.delays).toEqual({ ping: 5000 });
  for (const [delays, path] of [
    [{ ping: 0 }, 'realtime.delays.ping'],
    [{ pong: 1.5 }, 'realtime.delays.pong'],
    [{ pings: 5 }, 'realtime.delays.pings'],
  ] as const) {
    expect(problemPaths({ ...valid, realtime: { ...realtime, delays } })).toEqual([path]);
  }
});

test.each(['ftp://x', 'localhost:4300', '//x', 'javascript:alert(1)', 'http://user:pw@host', '', 7])(
  '[GEN-03] upstream %j is refused',
  (upstream) => {
    expect(problemPaths({ ...valid, upstream })).toEqual(['upstream']);
  },
);

test('[GEN-04] everything that is wrong is reported at once, with path, problem and fix', () => {
  const result = parseSiteConfig({ ...valid, siteId: 'abc', theme: 'pink', currencis: 'RMB', upstream: 'x' });
  const problems = result.ok ? [] : result.problems;
  expect(problems.map(({ path }) => path).sort()).toEqual(['currencis', 'siteId', 'theme', 'upstream']);
  expect(problems.every(({ problem, fix }) => problem.length > 5 && fix.length > 5)).toBe(true);
});

test.each([
  ['version', 2, 'write 1'],
  ['clientCaptchaKey', '', "write any text; it is no secret, e.g. 'lucky-house'"],
  ['forgotSms', 'yes', 'write forgotSms: true (write true or false)'],
  ['authProviders', [{ id: 'x', title: 'X', url: 'x' }], "write an address, e.g. 'https://id.example.com/sign-in'"],
  ['minimumBrowsers', { Chrome: 'new' }, 'map names of browsers to major versions, e.g. { Chrome: 120, Safari: 17 }'],
  [
    'gameTypeHandling',
    { 3: 'popup' },
    "map game type ids '1' to '7' to window, modal, page or redirect, e.g. { 3: 'modal' }",
  ],
  ['realtime', { key: 'k', host: 'h', port: 443, tls: 1 }, 'write realtime.tls: true (write true or false)'],
])('[GEN-04] %s is mended by the remedy of its own key', (key, value, fix) => {
  const result = parseSiteConfig({ ...valid, [key]: value });
  expect(result.ok ? [] : result.problems.map((problem) => problem.fix)).toEqual([fix]);
});

test('[GEN-04] what is no object at all is reported where a config comes from', () => {
  const result = parseSiteConfig('site');
  expect(result).toMatchObject({ problems: [{ path: '(config)', fix: 'export one object from site.config.ts' }] });
});

test('the built-in themes and the own one are accepted', () => {
  expect(['midnight', 'daylight', 'contrast', 'site'].map((theme) => config({ theme }).theme)).toHaveLength(4);
});

test('never throws, and a refusal always says why', () => {
  const close = fc.record(Object.fromEntries(Object.keys(valid).map((key) => [key, fc.anything()])), {
    requiredKeys: [],
  });
  const inputs = fc.oneof(
    fc.anything(),
    close,
    close.map((part) => ({ ...valid, ...part })),
  );
  const holds = fc.property(inputs, (input) => {
    const result = parseSiteConfig(input);
    return result.ok || result.problems.length > 0;
  });
  expect(fc.check(holds, { numRuns: 1000 }).failed).toBe(false);
});

test('[ENG-01] [LOB-02] a lobby has defaults, is absent without its key, and its mistakes are named with their place', () => {
  expect(config().lobby).toBeUndefined();
  expect(config({ lobby: {} }).lobby).toEqual({
    facets: ['provider', 'feature', 'volatility', 'rtp', 'theme', 'stake', 'lines', 'jackpot', 'new', 'label'],
    ranges: { rtp: [94, 96, 97], lines: [10, 25, 50, 243], stake: {} },
    count: 'auto',
    shelves: false,
  });
  const paths = (lobby: unknown) => problemPaths({ ...valid, lobby });
  expect(paths({ facet: ['provider'] })).toEqual(['lobby.facet']);
  expect(paths({ ranges: { rtps: [94] } })).toEqual(['lobby.ranges.rtps']);
  expect(paths({ facets: ['weather'] })).toEqual(['lobby.facets.0']);
  expect(paths({ facets: ['rtp', 'rtp'] })).toEqual(['lobby.facets']);
  expect(paths({ ranges: { rtp: [96, 94] } })).toEqual(['lobby.ranges.rtp']);
  expect(paths({ ranges: { stake: { USD: ['0.20'] } } })).toEqual(['lobby.ranges.stake.USD.0']);
  expect(paths({ ranges: { stake: { THB: ['20'] } } })).toEqual(['lobby.ranges.stake.THB']);
  expect(paths({ count: 'both' })).toEqual(['lobby.count']);
});
