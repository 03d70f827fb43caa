import type { ConsentCategory } from '@housefront/contract/consent';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GA4, GTM, mode, NOW_S, settings, setUp } from './consent.fixtures.ts';
import { consentTraces, isOneOf } from './consent.traces.ts';

describe('before an answer', () => {
  test.each([
    ['no cookie', {}],
    ['a no', { consent: `1.1.sm.0.${NOW_S}` }],
    ['a choice of another version', { consent: `1.2.sm.sm.${NOW_S}` }],
    ['a choice that did not ask about marketing', { consent: `1.1.s.s.${NOW_S}` }],
    ['an old choice', { consent: `1.1.sm.sm.${NOW_S - 180 * 86_400}` }],
    ['a text that is no choice', { consent: 'all' }],
  ])('[CNS-01] [CNS-03] with %s nothing of a service is in the page, and what is stored of one goes', (_, cookies) => {
    const { start, done, ports } = setUp({
      cookies: { ...cookies, _fbp: 'fb.1.1.2', _ga: 'GA1', _ga_AB12CD34EF: 'GS1', ccy: 'USD', lang: 'en_US' },
      search: '?fbclid=CLICK-1',
    });
    start();
    expect(done).toEqual([]);
    expect([...ports.cookies.written.keys()].filter((name) => name !== 'consent')).toEqual(['ccy', 'lang']);
    expect(ports.storage.session.getItem('fbclid')).toBeNull();
  });

  test('[CNS-02] the question is open without a choice, and closed by a no', () => {
    expect(setUp().agreed()).toBeNull();
    expect(setUp({ cookies: { consent: `1.1.sm.0.${NOW_S}` } }).agreed()).toEqual([]);
  });
});

describe('an answer', () => {
  test('[CNS-02] is kept for the days of the config and passed to other tabs', () => {
    const { feature, ports, agreed } = setUp();
    feature.answer(['statistics']);
    expect(agreed()).toEqual(['statistics']);
    expect(ports.cookies.written.get('consent')).toEqual({
      value: `1.1.sm.s.${NOW_S}`,
      options: { maxAge: 180 * 86_400 },
    });
    expect(ports.storage.local.getItem('consent')).toBe(`1.1.sm.s.${NOW_S}`);
  });

  test('[CNS-03] yes to statistics starts GA4 alone, denied by default, then granted', () => {
    const { feature, done } = setUp();
    feature.answer(['statistics']);
    expect(done).toEqual([
      ['consent', 'default', mode('denied', 'denied')],
      ['consent', 'update', mode('granted', 'denied')],
      ['set', 'ga-disable-G-AB12CD34EF', false],
      ['js', NOW_S * 1000],
      ['config', 'G-AB12CD34EF'],
      ['load', GA4],
    ]);
  });

  test('[CNS-03] yes to marketing starts the container alone, and keeps the click id of the visit', () => {
    const { feature, done, ports } = setUp({ search: '?fbclid=CLICK-1' });
    feature.answer(['marketing']);
    expect(done).toEqual([
      ['consent', 'default', mode('denied', 'denied')],
      ['consent', 'update', mode('denied', 'granted')],
      ['event', { 'gtm.start': NOW_S * 1000, event: 'gtm.js' }],
      ['load', GTM],
    ]);
    expect(ports.storage.session.getItem('fbclid')).toBe('CLICK-1');
  });

  test('[CNS-03] a category that is agreed to later starts its service, and no service starts twice', () => {
    const { feature, loaded } = setUp();
    feature.answer(['statistics']);
    feature.answer(['statistics', 'marketing']);
    feature.answer(['statistics', 'marketing']);
    expect(loaded()).toEqual([GA4, GTM]);
  });

  test('[CNS-03] adapters that a site does not configure never load, whatever is agreed to', () => {
    for (const adapters of [{ metaRelay: true }, { metaRelay: false }]) {
      const { feature, done } = setUp({ consent: { ...settings, categories: ['statistics', 'marketing'], adapters } });
      feature.answer(['statistics', 'marketing']);
      expect(done).toEqual([]);
    }
  });

  test('[CNS-02] taking it back removes what was stored, stops the service and loads the document again', () => {
    const { feature, done, ports, agreed } = setUp({ search: '?fbclid=CLICK-1' });
    feature.answer(['statistics', 'marketing']);
    for (const name of ['_ga', '_ga_AB12CD34EF', '_fbp', '_fbc', '_gcl_au', 'token']) ports.cookies.set(name, 'x');
    expect(ports.windows.reloads).toBe(0);
    done.length = 0;
    feature.answer([]);
    expect(agreed()).toEqual([]);
    expect([...ports.cookies.written.keys()]).toEqual(['consent', 'token']);
    expect(ports.storage.session.getItem('fbclid')).toBeNull();
    expect(done).toEqual([
      ['consent', 'update', mode('denied', 'denied')],
      ['set', 'ga-disable-G-AB12CD34EF', true],
    ]);
    expect(ports.windows.reloads).toBe(1);
  });

  test('[CNS-02] a no where nothing ran loads nothing again', () => {
    const { feature, ports } = setUp();
    feature.answer([]);
    expect(ports.windows.reloads).toBe(0);
  });

  test('[CNS-02] what is not asked about cannot be agreed to', () => {
    const { feature, agreed } = setUp({ consent: { ...settings, adapters: { metaRelay: true } } });
    feature.answer(['statistics', 'marketing']);
    expect(agreed()).toEqual(['marketing']);
  });
});

describe('a choice of an earlier visit', () => {
  test('[CNS-02] [CNS-03] is applied, and its cookie is written again for the rest of its days', () => {
    const { start, ports, loaded } = setUp({ cookies: { consent: `1.1.sm.sm.${NOW_S - 10 * 86_400}`, _ga: 'GA1' } });
    start();
    expect(loaded()).toEqual([GA4, GTM]);
    expect(ports.cookies.get('_ga')).toBe('GA1');
    expect(ports.cookies.written.get('consent')?.options).toEqual({ maxAge: 170 * 86_400 });
  });
});

describe('Global Privacy Control', () => {
  test('[CNS-02] is a no without a question, also after an earlier yes, and cannot be answered', () => {
    const { feature, start, done, ports, agreed } = setUp({
      cookies: { consent: `1.1.sm.sm.${NOW_S}`, _ga: 'GA1', _fbp: 'x' },
      privacyControl: true,
      search: '?fbclid=CLICK-1',
    });
    start();
    expect([feature.privacyControl, agreed()]).toEqual([true, []]);
    feature.answer(['statistics', 'marketing']);
    expect([agreed(), done]).toEqual([[], []]);
    expect([...ports.cookies.written.keys()]).toEqual(['consent']);
    expect(ports.storage.session.getItem('fbclid')).toBeNull();
  });
});

describe('other tabs', () => {
  test('[CNS-02] an answer there is one here, both ways', () => {
    const { start, ports, loaded, agreed } = setUp();
    const stop = start();
    const choose = (text: string) => {
      ports.cookies.set('consent', text);
      ports.storage.fromOtherTab('consent', text);
    };
    choose(`1.1.sm.s.${NOW_S}`);
    expect([agreed(), loaded()]).toEqual([['statistics'], [GA4]]);
    ports.cookies.set('_ga', 'GA1');
    choose(`1.1.sm.0.${NOW_S}`);
    expect([agreed(), ports.cookies.get('_ga')]).toEqual([[], undefined]);
    // This tab may be in use.
    expect(ports.windows.reloads).toBe(0);
    stop();
    choose(`1.1.sm.sm.${NOW_S}`);
    expect(agreed()).toEqual([]);
  });

  test('[CNS-02] a tab that heard nothing looks when it is shown again', () => {
    const { start, ports, agreed } = setUp();
    start();
    ports.cookies.set('consent', `1.1.sm.m.${NOW_S}`);
    ports.device.setVisible(false);
    expect(agreed()).toBeNull();
    ports.device.setVisible(true);
    expect(agreed()).toEqual(['marketing']);
    ports.cookies.set('consent', `1.1.sm.0.${NOW_S}`);
    ports.windows.show(true);
    expect(agreed()).toEqual([]);
  });
});

test('[CNS-02] a browser that keeps no cookies keeps the answer for this document', () => {
  const { feature, start, ports, agreed } = setUp();
  start();
  Object.assign(ports.cookies, { set: () => undefined });
  feature.answer(['statistics']);
  ports.device.setVisible(false);
  ports.device.setVisible(true);
  expect(agreed()).toEqual(['statistics']);
});

test('[CNS-01] no sequence of answers leaves a trace, or starts a service, of a category that is not agreed to', () => {
  const choice = fc.uniqueArray(fc.constantFrom<ConsentCategory>('statistics', 'marketing'));
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), (answers) => {
      const { feature, ports, loaded } = setUp({ search: '?fbclid=CLICK-1' });
      const ever = new Set<ConsentCategory>();
      for (const answer of answers) {
        for (const name of ['_ga', '_gid', '_fbp', '_gcl_au']) ports.cookies.set(name, 'x');
        feature.answer(answer);
        answer.forEach((name) => ever.add(name));
        const has = (name: string) => ports.cookies.get(name) !== undefined;
        expect([has('_ga'), has('_gid')]).toEqual(Array(2).fill(answer.includes('statistics')));
        expect([has('_fbp'), has('_gcl_au')]).toEqual(Array(2).fill(answer.includes('marketing')));
        expect(ports.storage.session.getItem('fbclid') !== null).toBe(answer.includes('marketing'));
        expect(new Set(loaded())).toEqual(
          new Set([...(ever.has('statistics') ? [GA4] : []), ...(ever.has('marketing') ? [GTM] : [])]),
        );
      }
    }),
  );
});

test.each([
  ['_ga', 'statistics'],
  ['_ga_AB12CD34EF', 'statistics'],
  ['_gid', 'statistics'],
  ['_gat', 'statistics'],
  ['_gat_gtag_UA_1_1', 'statistics'],
  ['_dc_gtm_UA-1-1', 'statistics'],
  ['_fbp', 'marketing'],
  ['_fbc', 'marketing'],
  ['_gcl_au', 'marketing'],
  ['_gcl_aw', 'marketing'],
  ['_gac_UA-1-1', 'marketing'],
  ['_gate', null],
  ['_gas', null],
  ['_game', null],
  ['ga', null],
  ['fbp', null],
  ['_fbpx', null],
  ['ccy', null],
  ['currency', null],
  ['lang', null],
  ['i18n_redirected', null],
  ['consent', null],
  ['member_agent', null],
  ['agent_domain_id', null],
  ['token', null],
])('[CNS-02] a cookie %s is a trace of %s', (name, category) => {
  const found = Object.entries(consentTraces).flatMap(([key, names]) => (isOneOf(name, names) ? [key] : []));
  expect(found).toEqual(category === null ? [] : [category]);
});
