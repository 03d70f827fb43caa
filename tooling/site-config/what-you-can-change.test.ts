import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/registry/calls.ts';
import { siteConfigKeys } from '../../packages/contract/src/config/site-config.keys.ts';

const page = readFileSync(new URL('../../docs/how-to/what-you-can-change.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, wish = '', answer = '']) => [wish, answer] as const);
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const known = new Set(siteConfigKeys().map(({ path }) => path));
/** Names of the page that are no keys: modules and folders of a site. */
const modules = new Set([
  'templates',
  'content',
  'locales',
  'extra',
  'public',
  'platformFirst',
  'theme.css.ts',
  'public/favicon.svg',
]);

test('[GEN-04] every key of the page is one of the config', () => {
  const named = rows.flatMap(([, answer]) => quoted(answer)).filter((name) => !name.startsWith('/'));
  const keys = named.map((name) => name.split(':')[0] ?? '').filter((name) => !modules.has(name));
  expect(keys.length).toBeGreaterThan(35);
  expect(keys.filter((name) => !known.has(name))).toEqual([]);
});

test('every call of the page is one of the contract, and what the platform decides names its call', () => {
  const paths = new Set<string>(Object.values(calls).map(({ path }) => path));
  const named = rows.flatMap(([, answer]) => quoted(answer)).filter((name) => name.startsWith('/'));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !paths.has(name))).toEqual([]);
  const without = rows.filter(([, answer]) => /the platform, by calls? (?!`\/)/.test(answer));
  expect(without).toEqual([]);
});

test('[GEN-04] the keys for what a site shows are all on the page', () => {
  const wanted = [...known].filter((path) => /^(?:logo|icons|halls|features)\b/.test(path));
  const absent = wanted.filter((path) => !page.includes(path) && !page.includes(path.split('.')[1] ?? path));
  expect(wanted.length).toBe(18);
  expect(absent).toEqual([]);
});
