import { expect, test } from 'vitest';
import { GA4, GTM, NOW_S, setUp } from './consent.fixtures.ts';

const DAY_S = 86_400;

test.each([
  ['of another version', { consent: `1.2.sm.sm.${NOW_S}` }],
  ['that has grown too old', { consent: `1.1.sm.sm.${NOW_S - 180 * DAY_S}` }],
  ['of another text', { consent: 'all' }],
])('[CNS-02] a choice %s is not written again, so the question stays open', (_, cookies) => {
  const { start, ports, agreed } = setUp({ cookies });
  start();
  expect(agreed()).toBeNull();
  expect(ports.cookies.written.get('consent')).toEqual({ value: cookies.consent, options: {} });
});

test('[CNS-02] under Global Privacy Control an earlier yes is not kept for longer', () => {
  const consent = `1.1.sm.sm.${NOW_S - 10 * DAY_S}`;
  const { start, ports } = setUp({ cookies: { consent }, privacyControl: true });
  start();
  expect(ports.cookies.written.get('consent')).toEqual({ value: consent, options: {} });
});

test('[CNS-02] a choice whose cookie was removed before the start is not made up again', () => {
  const { start, ports } = setUp({ cookies: { consent: `1.1.sm.s.${NOW_S}` } });
  ports.cookies.remove('consent');
  start();
  expect(ports.cookies.written.has('consent')).toBe(false);
});

test('[CNS-02] an answer of another tab replaces one that was given here', () => {
  const { feature, start, ports, agreed, loaded } = setUp();
  start();
  feature.answer(['statistics']);
  const text = `1.1.sm.sm.${NOW_S}`;
  ports.cookies.set('consent', text);
  ports.storage.fromOtherTab('consent', text);
  expect([agreed(), loaded()]).toEqual([
    ['statistics', 'marketing'],
    [GA4, GTM],
  ]);
});

test('[CNS-02] a tab that is shown again without a new answer changes nothing', () => {
  const { feature, start, ports, done } = setUp({ cookies: { consent: `1.1.sm.sm.${NOW_S}` } });
  start();
  done.length = 0;
  let changes = 0;
  feature.store.subscribe(() => (changes += 1));
  ports.device.setVisible(true);
  ports.windows.show(true);
  expect([done, changes]).toEqual([[], 0]);
});

test('[CNS-02] a tab that is shown after its cookies were removed asks again, and what is stored of services goes', () => {
  const { start, ports, agreed } = setUp({ cookies: { consent: `1.1.sm.sm.${NOW_S}`, _ga: 'GA1' } });
  start();
  ports.cookies.remove('consent');
  ports.windows.show(true);
  expect([agreed(), ports.cookies.get('_ga')]).toEqual([null, undefined]);
  ports.windows.show(true);
  expect(agreed()).toBeNull();
});

test('[CNS-02] a choice that grows too old during a visit is asked for again when the tab is shown', async () => {
  const { start, ports, agreed } = setUp({ cookies: { consent: `1.1.sm.m.${NOW_S - 179 * DAY_S}`, _fbp: 'fb.1' } });
  start();
  expect(agreed()).toEqual(['marketing']);
  await ports.clock.advance(DAY_S * 1000);
  ports.device.setVisible(true);
  expect([agreed(), ports.cookies.get('_fbp')]).toEqual([null, undefined]);
});

test('[CNS-03] an answer that is given again informs no service anew', () => {
  const { feature, done } = setUp();
  feature.answer(['statistics']);
  const before = done.filter(([kind]) => kind !== 'set');
  feature.answer(['statistics']);
  expect(done.filter(([kind]) => kind !== 'set')).toEqual(before);
});

test.each([['no click id', ''] as const, ['an empty click id', '?fbclid='] as const])(
  '[CNS-01] [CNS-03] a document with %s makes none up, and keeps the one of an earlier document of the visit',
  (_, search) => {
    const fresh = setUp({ search });
    fresh.feature.answer(['marketing']);
    expect(fresh.ports.storage.session.getItem('fbclid')).toBeNull();
    const later = setUp({ search, cookies: { consent: `1.1.sm.m.${NOW_S}` } });
    later.ports.storage.set('fbclid', 'CLICK-1');
    later.start();
    expect(later.ports.storage.session.getItem('fbclid')).toBe('CLICK-1');
  },
);

test('[CNS-02] what services keep in storage goes with the consent to their category, everything else stays', () => {
  const { feature, stored } = setUp();
  feature.answer(['statistics', 'marketing']);
  for (const name of ['_ga', '_ga_AB12CD34EF', '_gcl_ls', '_fbp', 'fbclid', '_gauge', 'token', 'lang'])
    stored.add(name);
  feature.answer(['statistics', 'marketing']);
  expect(stored.size).toBe(8);
  feature.answer(['marketing']);
  expect([...stored]).toEqual(['_gcl_ls', '_fbp', 'fbclid', '_gauge', 'token', 'lang']);
  feature.answer([]);
  expect([...stored]).toEqual(['_gauge', 'token', 'lang']);
});
