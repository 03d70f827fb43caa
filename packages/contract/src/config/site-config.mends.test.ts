import { expect, test } from 'vitest';
import { isPolicySource } from './parts/policy-source.ts';
import { minimalConfig } from './site-config.fixtures.ts';
import { parseSiteConfig } from './site-config.ts';

const realtime = { key: 'housefront', host: 'rt.example.com', port: 443, tls: true };
const host = (given: string) => ({ realtime: { ...realtime, host: given } });
const template = (key: string, given: string) => ({ public: { ...minimalConfig.public, [key]: given } });
const gtm = (given: object) => ({
  consent: { adapters: { gtm: { containerId: 'GTM-AB12CD3', ...given } } },
  iconHosts: [],
});

const service = (given: object) => ({
  consent: { services: [{ name: 'Acme', category: 'marketing', ...given }] },
  iconHosts: [],
});
const hostOf = (right: string, given: string | readonly string[]) => service({ may: { [right]: given } });
const right = (name: string) => `consent.services.0.may.${name}`;

/** A change that makes the config wrong, the key that is named, and the value to write there. */
const wrong: readonly (readonly [change: Record<string, unknown>, key: string, value: unknown])[] = [
  [{ frameHosts: ['https://games.example.com/launch?x=1'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['https://games.example.com/launch'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['https://games.example.com//'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['*.example.com/lobby/'] }, 'frameHosts', ['*.example.com']],
  [{ frameHosts: ['https://games.example.com/#lobby'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['games.example.com?x=1'] }, 'frameHosts', ['games.example.com']],
  [{ frameHosts: ['ftp://games.example.com'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['//games.example.com'] }, 'frameHosts', ['games.example.com']],
  [{ frameHosts: ['https:/games.example.com'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['https//games.example.com'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['HTTPS://games.example.com'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: [' games.example.com '] }, 'frameHosts', ['games.example.com']],
  [{ frameHosts: ['*'] }, 'frameHosts', ['https:']],
  [{ frameHosts: ['http:'] }, 'frameHosts', ['https:']],
  [{ frameHosts: ['https://games.example.com:99999'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['https://me:pass@games.example.com'] }, 'frameHosts', ['https://games.example.com']],
  [{ frameHosts: ['https://spiele.exämple.com'] }, 'frameHosts', ['https://spiele.xn--exmple-cua.com']],
  [{ frameHosts: ["games.example.com; script-src 'unsafe-inline'"] }, 'frameHosts', ['games.example.com']],
  [
    { frameHosts: ['a.example.com', 'b.example.com?x', 'c.example.com#y'] },
    'frameHosts',
    ['a.example.com', 'b.example.com', 'c.example.com'],
  ],
  [{ frameHosts: 'games.example.com' }, 'frameHosts', ['games.example.com']],
  [{ frameHosts: 'a.example.com, b.example.com' }, 'frameHosts', ['a.example.com', 'b.example.com']],
  [{ frameHosts: ['https://*.example.com/~lobby'] }, 'frameHosts', ['https://*.example.com']],
  [{ imageHosts: ['img.example.com/a%20b'] }, 'imageHosts', ['img.example.com']],
  [{ imageHosts: ['https://img.example.com/?w=1'] }, 'imageHosts', ['https://img.example.com']],
  [{ imageHosts: 'img.example.com' }, 'imageHosts', ['img.example.com']],
  [{ iconHosts: ['https://icons.example.com/?set=a'] }, 'iconHosts', ['https://icons.example.com']],
  [{ iconHosts: ['icons.example.com'] }, 'iconHosts', ['https://icons.example.com']],
  [{ iconHosts: 'https://icons.example.com' }, 'iconHosts', ['https://icons.example.com']],
  [gtm({ hosts: ['https://c.example.com?x'] }), 'consent.adapters.gtm.hosts', ['https://c.example.com']],
  [gtm({ containerId: 'gtm-ab12cd3' }), 'consent.adapters.gtm.containerId', 'GTM-AB12CD3'],
  [gtm({ category: 'Marketing' }), 'consent.adapters.gtm.category', 'marketing'],
  [hostOf('script', ['https://cdn.example.com/w.js?x=1']), right('script'), ['https://cdn.example.com/w.js']],
  [hostOf('script', 'cdn.example.com'), right('script'), ['cdn.example.com']],
  [hostOf('connect', ['WSS://live.example.com']), right('connect'), ['wss://live.example.com']],
  [hostOf('connect', ['wss://live.example.com/?v=1']), right('connect'), ['wss://live.example.com']],
  [hostOf('image', ['wss://img.example.com']), right('image'), ['https://img.example.com']],
  [hostOf('frame', ['https//chat.example.com']), right('frame'), ['https://chat.example.com']],
  [service({ category: 'Statistics' }), 'consent.services.0.category', 'statistics'],
  [service({ load: 'cdn.example.com/w.js' }), 'consent.services.0.load', 'https://cdn.example.com/w.js'],
  [host('wss://rt.example.com'), 'realtime.host', 'rt.example.com'],
  [host('https://rt.example.com/app'), 'realtime.host', 'rt.example.com'],
  [host('rt.example.com:6001'), 'realtime.host', 'rt.example.com'],
  [host('rt.example.com/app'), 'realtime.host', 'rt.example.com'],
  [host(' rt.example.com'), 'realtime.host', 'rt.example.com'],
  [{ realtime: { ...realtime, port: '4300' } }, 'realtime.port', 4300],
  [{ realtime: { ...realtime, port: 70_000 } }, 'realtime.port', 65_535],
  [{ realtime: { ...realtime, tls: 'true' } }, 'realtime.tls', true],
  [{ realtime: { ...realtime, authPath: 'api/auth' } }, 'realtime.authPath', '/api/auth'],
  [{ upstream: 'https://api.example.com/?site=88' }, 'upstream', 'https://api.example.com'],
  [{ upstream: 'https://api.example.com/base#top' }, 'upstream', 'https://api.example.com'],
  [{ upstream: 'https://api.example.com:8443/api/v1' }, 'upstream', 'https://api.example.com:8443'],
  [{ upstream: 'api.example.com' }, 'upstream', 'https://api.example.com'],
  [{ upstream: 'ws://api.example.com:8080' }, 'upstream', 'https://api.example.com:8080'],
  [{ upstream: 'https://me:pass@api.example.com' }, 'upstream', 'https://api.example.com'],
  [{ currencies: 'usd,eur' }, 'currencies', 'USD,EUR'],
  [{ currencies: ['rmb', 'USD'] }, 'currencies', ['RMB', 'USD']],
  [{ currencies: 'USD;THB' }, 'currencies', 'USD,THB'],
  [{ currencies: 'USD,XXX' }, 'currencies', 'USD'],
  [{ languages: 'en-US' }, 'languages', 'en_US'],
  [{ languages: 'en,zh_cn' }, 'languages', 'en_US,zh_CN'],
  [{ languages: ['TH_th', 'en_US'] }, 'languages', ['th_TH', 'en_US']],
  [{ ownLanguages: { 'fr-FR': { name: 'Français' } } }, 'ownLanguages', { fr_FR: { name: 'Français' } }],
  [{ ownLanguages: { fr_fr: { name: 'Français' } } }, 'ownLanguages', { fr_FR: { name: 'Français' } }],
  [
    { footerLinks: [{ title: { zh_CN: '关于', 'en-US': 'About' }, url: '/main/about' }] },
    'footerLinks.0.title',
    { zh_CN: '关于', en_US: 'About' },
  ],
  [{ defaultCurrency: 'usd' }, 'defaultCurrency', 'USD'],
  [{ theme: 'Midnight' }, 'theme', 'midnight'],
  [{ theme: 'midnigth' }, 'theme', 'midnight'],
  [{ playMode: 'Window' }, 'playMode', 'window'],
  [{ gameTypeHandling: { 3: 'model' } }, 'gameTypeHandling', { 3: 'modal' }],
  [template('TEMPLATE_NAME', 'desktop-2'), 'public.TEMPLATE_NAME', 'desktop_2'],
  [template('MOBILE_TEMPLATE_NAME', 'h5_7'), 'public.MOBILE_TEMPLATE_NAME', 'H5_7'],
  [{ siteId: '1,088' }, 'siteId', 1088],
  [{ gameRoom: 'yes' }, 'gameRoom', true],
  [{ linkLifetimeMinutes: '60' }, 'linkLifetimeMinutes', 60],
  [{ versionCheckIntervalMs: -1 }, 'versionCheckIntervalMs', 0],
  [{ staticBase: 'api/static/' }, 'staticBase', '/api/static'],
  [{ apiPaths: ['/bonus/list'] }, 'apiPaths', ['/api/bonus/list']],
  [{ appLinks: { ios: 'apps.example.com/id1' } }, 'appLinks.ios', 'https://apps.example.com/id1'],
  [{ logo: { file: '/logo.svg' } }, 'logo.file', 'logo.svg'],
  [{ images: 'Gateway' }, 'images', 'gateway'],
  [{ ownCurrencies: [{ code: 'btc', decimals: 8 }] }, 'ownCurrencies.0.code', 'BTC'],
];

const read = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value);

/** The config with a value at a path. */
function written(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(name), written(value[Number(name)], rest, next));
  return { ...Object(value), [name]: written(Reflect.get(Object(value), name), rest, next) };
}

test('[OPS-20] the table has 60 wrong values and more', () => {
  expect(wrong.length).toBeGreaterThanOrEqual(60);
});

test.each(wrong)(
  '[OPS-20] %j is named at %s with the value to write, and the config is valid with it',
  (change, key, value) => {
    const config = { ...minimalConfig, ...change };
    const result = parseSiteConfig(config);
    const problems = result.ok ? [] : result.problems;
    expect(problems.length).toBeGreaterThan(0);
    for (const { mend } of problems) expect(mend).toEqual({ path: key, value });
    expect(problems[0]?.fix.startsWith(`write ${key}: `)).toBe(true);
    expect(read(config, key)).not.toEqual(value);
    expect(parseSiteConfig(written(config, key.split('.'), value)).ok).toBe(true);
  },
);

test.each([['games.example.com'], ['https://*.example.com:8443/'], ['localhost:4300'], ['https:']])(
  '[OPS-20] %s is a source of a policy, and stays valid',
  (source) => {
    expect(isPolicySource(source)).toBe(true);
    expect(parseSiteConfig({ ...minimalConfig, frameHosts: [source], imageHosts: [source] }).ok).toBe(true);
  },
);

test('[OPS-20] a folder of pictures is a source of a policy, and none of frames', () => {
  const folder = 'https://*.example.com:8443/lobby/';
  expect(parseSiteConfig({ ...minimalConfig, imageHosts: [folder] }).ok).toBe(true);
  expect(parseSiteConfig({ ...minimalConfig, frameHosts: [folder] }).ok).toBe(false);
});

test('[OPS-20] what the gateway honours stays valid: a slash at the end of an address, and the host of the page', () => {
  expect(parseSiteConfig({ ...minimalConfig, upstream: 'https://api.example.com/' }).ok).toBe(true);
  expect(parseSiteConfig({ ...minimalConfig, ...host('same') }).ok).toBe(true);
});

test('[OPS-20] a language under a wrong code is named with it in the list of languages as well', () => {
  const given = { languages: 'fr-FR,zh_CN', ownLanguages: { 'fr-FR': { name: 'Français' } } };
  const result = parseSiteConfig({ ...minimalConfig, ...given });
  expect(result.ok ? [] : result.problems.map(({ mend }) => mend)).toEqual([
    { path: 'ownLanguages', value: { fr_FR: { name: 'Français' } } },
    { path: 'languages', value: 'fr_FR,zh_CN' },
  ]);
});

test('[OPS-20] a language that is there under both codes is left to its owner', () => {
  const ownLanguages = { 'fr-FR': { name: 'Français' }, fr_FR: { name: 'Français de France' } };
  const result = parseSiteConfig({ ...minimalConfig, ownLanguages });
  expect(result.ok ? [] : result.problems.map(({ path, mend }) => [path, mend])).toEqual([
    ['ownLanguages.fr-FR', undefined],
  ]);
});

test('[OPS-20] without a near value nothing is proposed', () => {
  const result = parseSiteConfig({ ...minimalConfig, theme: 'aurora borealis', currencies: '???' });
  expect(result.ok ? [] : result.problems.map(({ mend }) => mend)).toEqual([undefined, undefined]);
});
