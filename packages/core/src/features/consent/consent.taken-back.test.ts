import type { ConsentSettings } from '@housefront/contract/consent';
import { expect, test } from 'vitest';
import { browserServices } from '../../adapters/browser/services.ts';
import { fakePorts, testDeps } from '../../testing/index.ts';
import { NOW_S, settings, setUp } from './consent.fixtures.ts';
import { isOneOf, siteTraces } from './consent.traces.ts';
import { createConsent } from './index.ts';

/** A browser's cookies, of which a page at one address sees some and may remove others. */
const jarAt = (address: string, jar = new Map<string, string>()) => {
  const { hostname, pathname, protocol } = new URL(address);
  const isAt = (path: string) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/'));
  const write = (line: string) => {
    const [pair = '', ...rest] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const given = new Map(rest.map((part) => part.split('=') as [string, string | undefined]));
    const key = [name, given.get('path'), given.get('domain') ?? '', given.has('partitioned')].join(' ');
    if (/^__(?:Secure|Host)-/.test(name) && !given.has('secure')) return;
    if (given.get('max-age') === '0') jar.delete(key);
    else jar.set(key, value);
  };
  const document = {
    get cookie() {
      return [...jar]
        .map(([key, value]) => ({ key: key.split(' '), value }))
        .flatMap(({ key: [name, path = '/'], value }) => (isAt(path) ? [`${name}=${value}`] : []))
        .join('; ');
    },
    set cookie(line: string) {
      write(line);
    },
  };
  const stores = { localStorage: {} as Record<string, unknown>, sessionStorage: {} as Record<string, unknown> };
  for (const store of Object.values(stores)) {
    Object.defineProperty(store, 'removeItem', { value: (name: string) => Reflect.deleteProperty(store, name) });
  }
  const win = { document, location: { hostname, pathname, protocol }, ...stores } as unknown as Window;
  return { jar, write, win, ...stores };
};

const site: ConsentSettings = {
  ...settings,
  traces: { statistics: ['visit_'], marketing: ['promo', 'hjViewportId'] },
};
const takeBack = (address: string, consent = site) => {
  const page = jarAt(address);
  const ports = fakePorts({}, { consent: `1.1.sm.sm.${NOW_S}` });
  const deps = testDeps({ ports, config: { consent: structuredClone(consent) as never } });
  return { ...page, feature: createConsent(deps, consent, browserServices(page.win), () => true) };
};

test.each(['https://play.example.co.uk/user', 'https://play.example.co.uk/user/Security', 'http://localhost/'])(
  '[CNS-04] at %s all that services left goes, on every path and domain of the site; what the site needs stays',
  (address) => {
    const { write, jar, localStorage, sessionStorage, feature } = takeBack(address);
    const isSecure = address.startsWith('https');
    const fixed = ['_ga', '_gid', '_ga_AB12CD34EF', '_fbp', '_uetsid', '_clck', '_ttp', 'promo', 'visit_'];
    const paths = [
      '/',
      '/user',
      '/user/',
      '/gameHall',
      '/gameHall/',
      '/discount',
      '/slotgame',
      '/faq/',
      '/fastPayment',
    ];
    const domains = isSecure ? ['', '; domain=play.example.co.uk', '; domain=example.co.uk'] : [''];
    for (const name of fixed)
      for (const path of paths) for (const domain of domains) write(`${name}=1; path=${path}${domain}`);
    // With names that no list can have, where the page sees them.
    for (const name of ['_hjSession_77', '_ga_OTHER', 'promo_7', 'visit_x', '_tt_enable_cookie', 'mp_abc_mixpanel'])
      for (const domain of domains) write(`${name}=1; path=/${domain}`);
    if (isSecure) for (const name of ['_gid', '_ga_OTHER']) write(`${name}=1; path=/; secure; partitioned`);
    for (const store of [localStorage, sessionStorage])
      for (const name of [
        '_ga_x',
        '_gcl_ls',
        '_uetsid_exp',
        'promo_seen',
        'hjViewportId',
        'lastExternalReferrer',
        'token',
      ])
        store[name] = '1';
    const own = ['lang=de; path=/', 'consent=x; path=/', 'agent_domain_id=3; path=/', 'session=1; path=/'];
    own.forEach(write);
    feature.answer([]);
    expect([...jar.keys()].map((key) => key.split(' ')[0])).toEqual(['lang', 'consent', 'agent_domain_id', 'session']);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['token'], ['token']]);
  },
);

test('[CNS-04] what a page could not see goes at once by a fixed name, or when a page of its path is loaded', () => {
  const { write, jar, win, feature } = takeBack('https://play.example/user');
  for (const name of ['_hjSession_77', '_fbp']) write(`${name}=1; path=/gameHall`);
  feature.answer([]);
  expect([...jar.keys()].map((key) => key.split(' ')[0])).toEqual(['_hjSession_77']);
  const next = jarAt('https://play.example/gameHall/3', jar);
  expect(next.win.document.cookie).toBe('_hjSession_77=1');
  expect(win.document.cookie).toBe('');
  const { start } = setUp({ consent: site, services: browserServices(next.win) });
  start();
  expect(jar.size).toBe(0);
});

test('[CNS-04] tags of a container go with its category; a name that the site gives to a category stays with that one', () => {
  const names = siteTraces(site);
  expect(isOneOf('_hjSession_77', names.marketing) && isOneOf('_uetsid', names.marketing)).toBe(true);
  expect(isOneOf('_hjSession_77', names.statistics) || isOneOf('visit_1', names.marketing)).toBe(false);
  const claimed = siteTraces({ ...site, traces: { statistics: ['_hj'], marketing: [] } });
  expect([isOneOf('_hjSession_77', claimed.statistics), isOneOf('_hjSession_77', claimed.marketing)]).toEqual([
    true,
    false,
  ]);
  const { gtm: _none, ...adapters } = settings.adapters;
  const without = siteTraces({ ...settings, adapters });
  expect(
    Object.values(without)
      .flat()
      .some((name) => name.startsWith('_hj')),
  ).toBe(false);
});

test('[CNS-04] two cookies with a choice are a no, as for the gateway, and neither is written again', () => {
  const { ports, start, agreed, loaded } = setUp({
    cookies: { consent: `1.1.sm.sm.${NOW_S}`, _ga: 'GA1' },
    doubled: true,
  });
  const before = ports.cookies.written.get('consent');
  start();
  expect([agreed(), loaded(), ports.cookies.get('_ga')]).toEqual([[], [], undefined]);
  expect(ports.cookies.written.get('consent')).toBe(before);
});

test('[CNS-04] a choice of one path is not written for the whole site', () => {
  const { ports, start } = setUp({ cookies: { consent: `1.1.sm.sm.${NOW_S}` } });
  const { cookies } = ports;
  const { set } = cookies;
  let written = 0;
  const ended: string[] = [];
  // The cookie that was read is of this path: the one that is written becomes a second one.
  Object.assign(cookies, {
    count: () => 1 + written,
    set: (...values: Parameters<typeof set>) => {
      written += Number(values[0] === 'consent');
    },
    remove: (name: string) => ended.push(name),
  });
  start();
  expect([written, ended]).toEqual([1, ['consent']]);
});
