import type { ConsentSettings } from '@housefront/contract/consent';
import { expect, test } from 'vitest';
import { GA4, NOW_S, setUp } from './consent.fixtures.ts';

const CHAT = 'https://cdn.chat.test/w.js?id=1';
const HEAT = 'https://cdn.heat.test/h.js';

/** A chat for marketing, a heat map for statistics, and a pixel that the site's own component starts. */
const consent: ConsentSettings = {
  version: 1,
  days: 180,
  categories: [],
  adapters: { metaRelay: false },
  services: [
    { name: 'Chat', category: 'marketing', load: CHAT, traces: ['chat_', 'chatId'] },
    { name: 'Heat map', category: 'statistics', load: HEAT, set: { _heat: { id: 7 } }, traces: ['heat_'] },
    { name: 'Pixel', category: 'marketing', may: { image: ['https://pixel.test'] } },
  ],
};
const yes = (letters: string) => ({ consent: `1.1.sm.${letters}.${NOW_S}` });
const HEAT_SET = ['set', '_heat', { id: 7 }];
const loads = (urls: readonly string[]) => urls.flatMap((url) => [...(url === HEAT ? [HEAT_SET] : []), ['load', url]]);

test.each<[string, Readonly<Record<string, string>>, readonly string[], readonly string[]]>([
  ['no choice', {}, ['statistics', 'marketing'], []],
  ['a no', yes('0'), ['statistics', 'marketing'], []],
  ['a yes to one', yes('m'), ['statistics', 'marketing'], [CHAT]],
  ['a yes to both', yes('sm'), ['statistics', 'marketing'], [CHAT, HEAT]],
  ['a yes to both, in a document of a yes to one', yes('sm'), ['statistics'], [HEAT]],
  ['a yes to both, in a document of before', yes('sm'), [], []],
])(
  '[OPS-18] with %s the services run that visitor and policy allow, once, and the document stays',
  (_, cookies, permitted, started) => {
    const { start, done, renewals, ports, feature } = setUp({ consent, cookies, permitted });
    start();
    start();
    expect(done).toEqual(loads(started));
    expect([renewals(), ports.windows.reloads]).toEqual([0, 0]);
    expect([feature.mayRun('marketing'), feature.mayRun('statistics')]).toEqual([
      started.includes(CHAT),
      started.includes(HEAT),
    ]);
  },
);

test('[OPS-18] a yes starts nothing in the document that was there before; it is loaded again, and other tabs learn of it', () => {
  const withTags = { ...consent, adapters: { metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } } };
  const { feature, done, renewals, ports } = setUp({ consent: withTags });
  feature.answer(['statistics', 'marketing']);
  // Google's tag too counts the visit once, in the next document.
  expect([done, renewals(), ports.windows.reloads]).toEqual([[], 1, 0]);
  expect(ports.storage.local.getItem('consent')).toBe(`1.1.sm.sm.${NOW_S}`);
  expect(feature.mayRun('marketing')).toBe(false);
});

test('[OPS-18] where the document cannot be left, what needs no hosts runs at once, and services wait for the next one', () => {
  const withTags = { ...consent, adapters: { metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } } };
  const { feature, loaded, renewals } = setUp({ consent: withTags, free: false });
  feature.answer(['statistics', 'marketing']);
  expect([loaded(), renewals()]).toEqual([[GA4], 1]);
});

test('[OPS-18] a no, and a yes to what the document permits, load nothing again', () => {
  for (const answer of [[], ['marketing']] as const) {
    const { feature, renewals, ports } = setUp({ consent, permitted: ['marketing'] });
    feature.answer(answer);
    expect([answer, renewals(), ports.windows.reloads]).toEqual([answer, 0, 0]);
  }
});

test('[OPS-18] a browser that keeps no cookies is not loaded again and again', () => {
  const { feature, renewals, ports, done } = setUp({ consent });
  Object.assign(ports.cookies, { set: () => undefined });
  feature.answer(['marketing']);
  expect([renewals(), ports.windows.reloads, done]).toEqual([0, 0, []]);
});

test('[OPS-18] taking it back removes what the service left and loads the document again, a pixel without a script too', () => {
  const only = { ...consent, services: consent.services?.filter(({ name }) => name === 'Pixel') };
  for (const settings of [consent, only]) {
    const { feature, ports, start, renewals } = setUp({
      consent: settings,
      cookies: yes('sm'),
      permitted: ['marketing'],
    });
    start();
    for (const name of ['chat_visitor', 'chatId', 'chat', 'heat_map']) ports.cookies.set(name, 'x');
    feature.answer(['statistics']);
    expect(ports.windows.reloads).toBe(1);
    expect(renewals()).toBe(0);
    if (settings !== consent) continue;
    const left = [...ports.cookies.written.keys()].filter((name) => name !== 'consent');
    expect(left).toEqual(['chat', 'heat_map']);
  }
});

test('[OPS-18] what another tab decides reaches this one: its services have no switch, so the document is loaded again when free', () => {
  const { ports, start, renewals } = setUp({ consent, cookies: yes('m'), permitted: ['marketing'] });
  start();
  const tell = (letters: string) => {
    const { consent: text } = yes(letters);
    ports.cookies.set('consent', text);
    ports.storage.fromOtherTab('consent', text);
  };
  tell('m');
  expect(renewals()).toBe(0);
  tell('0');
  expect(renewals()).toBe(1);
  tell('sm');
  expect(renewals()).toBe(2);
  expect(ports.windows.reloads).toBe(0);
});
