import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedCategories,
  consentHosts,
  consentText,
  readConsent,
  type ConsentCategory,
  type ConsentSettings,
} from './consent.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26, 12);

const settings = (over: Partial<ConsentSettings> = {}): ConsentSettings => ({
  version: 3,
  days: 180,
  categories: ['statistics', 'marketing'],
  adapters: { metaRelay: false },
  ...over,
});

const anyChoice = fc.uniqueArray(fc.constantFrom<ConsentCategory>('statistics', 'marketing'));

test('[CNS-02] what was chosen is read back, for every choice and every site that asks about it', () => {
  fc.assert(
    fc.property(
      anyChoice.filter((asked) => asked.length > 0),
      anyChoice,
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 0, max: 179 * DAY }),
      (categories, agreed, version, age) => {
        const consent = settings({ categories, version });
        const read = readConsent(consentText(agreed, consent, NOW - age), consent, NOW);
        expect(new Set(read)).toEqual(new Set(agreed.filter((name) => categories.includes(name))));
      },
    ),
  );
});

test('[CNS-02] no other text is a choice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^1\.\d{1,4}\.\w{0,3}\.\w{0,3}\.\d{8,12}$/)), (text) => {
      const read = readConsent(text, settings(), NOW);
      if (read === null) return;
      expect(text).toMatch(/^1\.3\.sm\.(?:0|s|m|sm)\.\d{10}$/);
    }),
    { numRuns: 500 },
  );
});

describe('[CNS-02] a visitor is asked again', () => {
  const text = consentText(['statistics'], settings({ categories: ['statistics'] }), NOW);
  test('when the site asks about a further category', () => {
    expect(readConsent(text, settings({ categories: ['statistics'] }), NOW)).toEqual(['statistics']);
    expect(readConsent(text, settings(), NOW)).toBeNull();
  });
  test('not when it asks about fewer; what is not asked about is not agreed to', () => {
    const both = consentText(['statistics', 'marketing'], settings(), NOW);
    expect(readConsent(both, settings({ categories: ['marketing'] }), NOW)).toEqual(['marketing']);
  });
  test('when the version of the config changes, either way', () => {
    for (const version of [1, 2, 4, 30]) expect(readConsent(text, settings({ version }), NOW)).toBeNull();
  });
  test('after the days of the config, and when the time is ahead by more than a day', () => {
    const chosen = (ago: number) => consentText(['marketing'], settings(), NOW - ago);
    expect(readConsent(chosen(180 * DAY - 1000), settings(), NOW)).toEqual(['marketing']);
    expect(readConsent(chosen(180 * DAY), settings(), NOW)).toBeNull();
    expect(readConsent(chosen(-DAY), settings(), NOW)).toEqual(['marketing']);
    expect(readConsent(chosen(-DAY - 1000), settings(), NOW)).toBeNull();
  });
  test('by no site that does not ask', () => {
    expect(readConsent(text, undefined, NOW)).toBeNull();
    expect(readConsent(text, settings({ categories: [] }), NOW)).toBeNull();
  });
});

test('[CNS-02] a site asks about the categories of its adapters and of its own component', () => {
  const asked = (over: Partial<ConsentSettings>) => askedCategories(settings({ categories: [], ...over }));
  const gtm = { containerId: 'GTM-AB12CD3', category: 'statistics', hosts: [] } as const;
  expect(askedCategories(undefined)).toEqual([]);
  expect(asked({})).toEqual([]);
  expect(asked({ categories: ['marketing'] })).toEqual(['marketing']);
  expect(asked({ adapters: { metaRelay: true } })).toEqual(['marketing']);
  expect(asked({ adapters: { metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } } })).toEqual(['statistics']);
  expect(asked({ adapters: { metaRelay: true, gtm } })).toEqual(['statistics', 'marketing']);
});

test('[CNS-03] each adapter needs its own hosts and no other', () => {
  const hosts = (adapters: ConsentSettings['adapters']) => consentHosts(settings({ adapters }));
  const none = { connect: [], images: [] };
  expect(consentHosts(undefined)).toEqual(none);
  expect(hosts({ metaRelay: true })).toEqual(none);
  expect(hosts({ metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } })).toEqual({
    connect: ['https://*.google-analytics.com', 'https://*.googletagmanager.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  });
  const gtm = { containerId: 'GTM-AB12CD3', category: 'marketing', hosts: ['https://collect.example.com'] } as const;
  expect(hosts({ metaRelay: false, gtm })).toEqual({
    connect: ['https://www.googletagmanager.com', 'https://collect.example.com', 'https://www.google.com'],
    images: ['https://www.googletagmanager.com', 'https://collect.example.com'],
  });
});
