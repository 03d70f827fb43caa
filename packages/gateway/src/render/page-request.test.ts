import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteOf } from '../sites/site.fixtures.ts';
import { isReadablePath, keepEntry, readAddress, toPageRequest } from './page-request.ts';

const site = siteOf();

interface Asked {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly country?: string | undefined;
  readonly origin?: string;
}

const other = (config: object) => ({ ...site, config: { ...site.config, ...config } });

/** The facts of a request; by default those of an English desktop browser. */
const reduced = (
  { address = '/faq', headers = {}, country, origin = 'https://play.example.com' }: Asked = {},
  of = site,
) =>
  toPageRequest(
    {
      address: readAddress(new URL(address, 'http://any.host')),
      origin,
      country,
      header: (name) => ({ 'accept-language': 'en-US', ...headers })[name],
      now: 0,
      isNetworked: false,
    },
    of,
  );

test('[GW-02] a page depends on site, build, address, kind of device, language, currency, country and wrapper alone', () => {
  expect(reduced()).toEqual({
    site: '1001',
    build: site.buildId,
    url: 'https://play.example.com/faq',
    mode: 'desktop',
    locale: 'en_US',
    currency: undefined,
    country: undefined,
    native: false,
    services: [],
    shared: false,
    look: false,
    key: `1001 ${site.buildId} desktop en_US    https://play.example.com/faq`,
  });
  const phone = { 'sec-ch-ua-mobile': '?1', cookie: 'ccy=USD; i18n_redirected=zh_CN; sid=7' };
  expect(reduced({ headers: phone, country: 'VN' })).toMatchObject({
    mode: 'mobile',
    locale: 'zh_CN',
    currency: 'USD',
    country: 'VN',
    key: `1001 ${site.buildId} mobile zh_CN USD VN  https://play.example.com/faq`,
  });
});

test.each([
  ['a currency that the site does not have', { headers: { cookie: 'ccy=THB' } }],
  ['a language that the site does not have', { headers: { cookie: 'i18n_redirected=th_TH' } }],
  ['a country that means nothing', { country: 'ZZ' }],
  ['cookies about other things', { headers: { cookie: 'sid=1; _ga=2' } }],
  ['parameters that the page does not read', { address: '/faq?utm_source=mail&gp_id=A&q=1' }],
  ['a port that is the usual one', { origin: 'https://play.example.com:0443' }],
])('[GW-02] %s asks for the same page', (_name, asked) => {
  expect(reduced(asked).key).toBe(reduced().key);
});

test('[GW-02] parameters that pages read are in one order, each once', () => {
  const [one, other] = ['/slotgame?gp_id=A&gt_id=2&x=1', '/slotgame?gt_id=2&gp_id=A&gp_id=B'].map((address) =>
    reduced({ address }),
  );
  expect(one?.url).toBe('https://play.example.com/slotgame?gp_id=A&gt_id=2');
  expect(other?.key).toBe(one?.key);
});

test.each(['enc', 'tk', 'member_id', 'member_account', 'member_currency', 'member_type'])(
  '[SHELL-25] [SHELL-30x] a page that is asked for with %s is not cached',
  (name) => {
    expect(reduced({ address: `/faq?${name}=1` }).key).toBeUndefined();
    expect(reduced({ address: `/faq?${name}=1` }).url).not.toContain(name);
  },
);

test('[GW-02] neither is one for a visitor who shows a token, nor one with an endless address', () => {
  expect(reduced({ headers: { authorization: 'Bearer t1' } }).key).toBeUndefined();
  expect(reduced({ address: `/${'a'.repeat(1900)}` }).key).toBeDefined();
  expect(reduced({ address: `/${'a'.repeat(2100)}` }).key).toBeUndefined();
});

test('[GW-02] requests with one key are one request to the renderer, whatever they are made to look like', () => {
  const part = fc.constantFrom(
    'zh_CN',
    'en_US',
    'USD',
    'RMB',
    'mobile',
    'desktop',
    ' ',
    '%20',
    'VN',
    'app',
    '1001',
    '/',
  );
  const text = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
  const asked = fc.record({
    address: text.map((rest) => `/faq${rest}`),
    country: fc.constantFrom(undefined, 'VN', 'TW'),
    headers: fc.record({
      cookie: fc.tuple(text, text).map(([ccy, lang]) => `ccy=${ccy}; lang=${lang}`),
      'accept-language': text,
      'user-agent': text,
    }),
  });
  const seen = new Map<string, unknown>();
  fc.assert(
    fc.property(asked, (each) => {
      const { key = '', ...facts } = reduced(each);
      if (!seen.has(key)) seen.set(key, facts);
      expect(facts).toEqual(seen.get(key));
    }),
    { numRuns: 500 },
  );
});

test('[CFG-24x] the native wrapper is known by its word in the user agent, where a site has one', () => {
  const wrapper = { headers: { 'user-agent': 'Mozilla/5.0 HarbourApp/2' } };
  expect(reduced(wrapper).native).toBe(false);
  expect(reduced(wrapper, other({ nativeUserAgentToken: 'HarbourApp' }))).toMatchObject({
    native: true,
    key: expect.stringContaining(' app https://'),
  });
  expect(reduced({}, other({ nativeUserAgentToken: 'HarbourApp' })).native).toBe(false);
});

test('a site without a desktop choice shows computers and phones the same, and one without a cookie of languages reads none', () => {
  const phone = { headers: { 'sec-ch-ua-mobile': '?1', cookie: 'view_mode=mobile' } };
  expect(reduced(phone).mode).toBe('mobile');
  expect(reduced(phone, other({ desktopLock: false })).mode).toBe('desktop');
  const chinese = { headers: { cookie: 'i18n_redirected=zh_CN' } };
  expect(reduced(chinese).locale).toBe('zh_CN');
  expect(reduced(chinese, other({ localeCookie: false })).locale).toBe('en_US');
  expect(reduced({ address: '/faq?lang=zh_CN' }, other({ localeCookie: false })).locale).toBe('zh_CN');
});

test('[I18N-04] a language in the address goes before the stored one, and that before the browser', () => {
  const stored = { cookie: 'i18n_redirected=zh_CN; lang=en_US' };
  expect(reduced({ headers: stored }).locale).toBe('zh_CN');
  expect(reduced({ headers: stored, address: '/faq?lang=en_US' }).locale).toBe('en_US');
  expect(reduced({ headers: stored, address: '/faq?lang=xx_XX' }).locale).toBe('zh_CN');
});

test.each([
  ['/faq', true],
  ['/%E6%B8%AF', true],
  ['/%E6%B8', false],
  ['/%', false],
  ['/a%00b', false],
])('the path %s can be read: %s', (path, readable) => {
  expect(isReadablePath(path)).toBe(readable);
});

const kept = (target: string, search: string) => keepEntry(target, new URLSearchParams(search));

test('[SHELL-09x] [REG-05x] who is led elsewhere takes along what he came with, and nothing else', () => {
  expect(kept('/', 'id=7&invite=a%20b&utm_source=mail')).toBe('/?id=7&invite=a+b');
  expect(kept('/register?lang=zh_CN#form', 'fbclid=f1')).toBe('/register?lang=zh_CN&fbclid=f1#form');
  expect(kept('/', 'utm_source=mail')).toBe('/');
});

test('[SHELL-09x] what the target says itself stays, and nothing goes to other sites', () => {
  expect(kept('/?id=1', 'id=2&currency=USD')).toBe('/?id=1&currency=USD');
  expect(kept('https://other.example/', 'tk=secret')).toBe('https://other.example/');
});
