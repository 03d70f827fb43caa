import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deprecatedKeys,
  deprecationNote,
  removalOf,
  renameDeprecated,
  type DeprecatedKey,
} from './site-config.deprecated.ts';
import { minimalConfig } from './site-config.fixtures.ts';
import { parseSiteConfig } from './site-config.ts';

/** A version 0.2.0 that renamed, moved, inverted and dropped keys. */
const table: readonly DeprecatedKey[] = [
  { from: 'inlineLogin', to: 'headerLogin', since: '0.2.0' },
  { from: 'noDemoGames', to: 'demoGameEnable', since: '0.2.0', convert: (value) => value !== true },
  { from: 'public.NAME', to: 'public.SITE_NAME', since: '0.2.0' },
  { from: 'footerLinks.name', to: 'footerLinks.title', since: '0.3.0' },
  { from: 'appLinks.iphone', to: 'appLinks.ios', since: '0.3.0' },
  { from: 'promotionRhythm', to: 'interruptions.guestPromotions', since: '0.2.0' },
  { from: 'realtime.site.modelVersion', to: 'modelVersion', since: '0.2.0' },
  { from: 'oldBrowsers', to: null, since: '0.2.0' },
  { from: 'authProviders.icon', to: null, since: '0.2.0' },
];

const { SITE_NAME: _name, ...unnamed } = minimalConfig.public;
const line = { id: 'line', title: 'LINE', url: 'https://a.test' };

/** Entries of a table that a version may no longer contain. */
function overdueKeys(version: string, table = deprecatedKeys): readonly DeprecatedKey[] {
  return table.filter(({ since }) => version.localeCompare(removalOf(since), 'en', { numeric: true }) >= 0);
}

test.each([
  ['inlineLogin', { inlineLogin: true }, { headerLogin: true }],
  ['noDemoGames', { noDemoGames: true }, { demoGameEnable: false }],
  ['noDemoGames', { noDemoGames: false }, { demoGameEnable: true }],
  ['public.NAME', { public: { ...unnamed, NAME: 'Lucky House' } }, {}],
  ['footerLinks.name', { footerLinks: [{ name: 'A', url: '/a' }] }, { footerLinks: [{ title: 'A', url: '/a' }] }],
  [
    'footerLinks.name',
    {
      footerLinks: [
        { title: 'A', url: '/a' },
        { name: { en_US: 'B' }, url: '/b' },
      ],
    },
    {
      footerLinks: [
        { title: 'A', url: '/a' },
        { title: { en_US: 'B' }, url: '/b' },
      ],
    },
  ],
  ['appLinks.iphone', { appLinks: { iphone: 'https://a.test' } }, { appLinks: { ios: 'https://a.test' } }],
  ['promotionRhythm', { promotionRhythm: 'day' }, { interruptions: { guestPromotions: 'day' } }],
  [
    'promotionRhythm',
    { promotionRhythm: 'day', interruptions: { memberPromotions: 'week' } },
    { interruptions: { guestPromotions: 'day', memberPromotions: 'week' } },
  ],
  ['realtime.site.modelVersion', { realtime: { site: { modelVersion: '3' } } }, { modelVersion: '3' }],
  ['oldBrowsers', { oldBrowsers: { IE: 6 } }, {}],
  ['authProviders.icon', { authProviders: [{ ...line, icon: 'x' }, line] }, { authProviders: [line, line] }],
])('[OPS-11] the deprecated key %s is accepted in %j as in %j, and named', (from, old, now) => {
  const result = parseSiteConfig({ ...minimalConfig, ...old }, table);
  const wanted = parseSiteConfig({ ...minimalConfig, ...now });
  expect(wanted.ok).toBe(true);
  expect(result).toEqual({ ...wanted, deprecated: [table.find((key) => key.from === from)] });
  // Without the table, as before the first rename and after the last version that knows it.
  expect(parseSiteConfig({ ...minimalConfig, ...old }).ok).toBe(false);
});

test('[OPS-11] the note has old name, new name, the version in which the old one goes, and the command', () => {
  expect(table.slice(0, 1).concat(table.slice(3, 4), table.slice(7, 8)).map(deprecationNote)).toEqual([
    'inlineLogin: is called headerLogin now. The old name is refused from version 0.4.0 on; housefront upgrade renames it.',
    'footerLinks.name: is called footerLinks.title now. The old name is refused from version 0.5.0 on; housefront upgrade renames it.',
    'oldBrowsers: has no effect any more, and is refused from version 0.4.0 on. housefront upgrade removes it.',
  ]);
});

test.each([
  [{ inlineLogin: true, headerLogin: false }, 'inlineLogin', 'headerLogin'],
  [{ public: { ...minimalConfig.public, NAME: 'Other' } }, 'public.NAME', 'public.SITE_NAME'],
  [{ footerLinks: [{ name: 'A', title: 'B', url: '/a' }] }, 'footerLinks.name', 'footerLinks.title'],
  [
    { promotionRhythm: 'day', interruptions: { guestPromotions: 'week' } },
    'promotionRhythm',
    'interruptions.guestPromotions',
  ],
])('[OPS-11] %j, under both names, is refused with what to remove', (given, from, to) => {
  expect(parseSiteConfig({ ...minimalConfig, ...given }, table)).toEqual({
    ok: false,
    problems: [
      { path: from, problem: `is the old name of ${to}, which is given as well`, fix: `keep ${to} and remove ${from}` },
    ],
  });
});

test('[OPS-11] a value that is wrong under its old name is reported', () => {
  expect(parseSiteConfig({ ...minimalConfig, inlineLogin: 'yes' }, table)).toMatchObject({
    ok: false,
    problems: [{ path: 'headerLogin' }],
  });
});

test('[OPS-11] a config without deprecated keys stays the very same, and none is changed in place', () => {
  const config = { ...minimalConfig, footerLinks: [{ title: 'A', url: '/a' }] };
  expect(renameDeprecated(config, table)).toEqual({ input: config, used: [], problems: [] });
  const old = Object.freeze({
    ...minimalConfig,
    inlineLogin: true,
    public: Object.freeze({ ...unnamed, NAME: 'Lucky House' }),
  });
  expect(renameDeprecated(old, table).used).toHaveLength(2);
  expect(old).toHaveProperty('inlineLogin', true);
});

test('[OPS-11] nothing that a file exports makes the renaming fail', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.constantFrom(...table)), (input, some) => {
      const { used } = renameDeprecated(input, some);
      expect(used.length).toBeLessThanOrEqual(some.length);
    }),
  );
  // With the old names at random places.
  const names = [...new Set(table.flatMap(({ from }) => from.split('.')))];
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.anything(),
      fc.dictionary(fc.constantFrom(...names), tie('tree')),
      fc.array(tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, (input) => {
      expect(parseSiteConfig(input, table)).toHaveProperty('ok');
    }),
  );
});

test.each([
  ['0.2.0', '0.4.0'],
  ['0.2.7', '0.4.0'],
  ['0.9.0', '0.11.0'],
  ['1.0.0', '1.2.0'],
  ['12.34.5', '12.36.0'],
])('[OPS-11] what is deprecated in %s lives until %s', (since, goes) => {
  expect(removalOf(since)).toBe(goes);
});

test('[OPS-11] an entry may be in the table for two minor versions, and no longer', () => {
  const overdue = (version: string) => overdueKeys(version, table).map(({ from }) => from);
  expect(overdue('0.2.0')).toEqual([]);
  expect(overdue('0.3.9')).toEqual([]);
  expect(overdue('0.4.0')).toHaveLength(7);
  expect(overdue('0.10.0')).toHaveLength(9);
  expect(overdue('1.0.0')).toHaveLength(9);
});

test('[OPS-11] the table of this version contains no key that should be gone', () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(overdueKeys(version)).toEqual([]);
  expect(deprecatedKeys.filter(({ since }) => !/^\d+\.\d+\.\d+$/.test(since))).toEqual([]);
});
