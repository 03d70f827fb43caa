import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HALLS } from '@housefront/contract/ids';
import { expect, test } from 'vitest';
import { GAME_FILTERS, GAME_SORTS } from '../features/catalogue/index.ts';
import { refusalKeys } from '../features/play/play.refusals.ts';
import { checkLogin } from '../features/session/session.check.ts';
import { loginRefusal } from '../features/session/session.codes.ts';
import { FALLBACK_LOCALE } from './index.ts';
import { baseOf, textsOf } from './locales.fixtures.ts';

const sources = ['core/src', 'app/src', 'contract/src/rules']
  .map((name) => join(import.meta.dirname, '../../..', name))
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixtures)\.|[\\/](?:testing|locales)[\\/]/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, part = '']) => part));

/** Every key that code puts together, with the values of its part. */
const COMPOSED: readonly (readonly [template: RegExp, keys: readonly string[]])[] = [
  ...['name', 'abbr', 'intro'].map(
    (part) =>
      [new RegExp(`^hall\\.\\$\\{[\\w.]+\\}\\.${part}$`), HALLS.map(({ key }) => `hall.${key}.${part}`)] as const,
  ),
  [/^catalogue\.\$\{kind\}$/, ['hot', 'new'].map((kind) => `catalogue.${kind}`)],
  [/^catalogue\.filter\.\$\{value\}$/, GAME_FILTERS.map((filter) => `catalogue.filter.${filter}`)],
  [/^catalogue\.sort\.\$\{value\}$/, GAME_SORTS.map((sort) => `catalogue.sort.${sort}`)],
  [/^catalogue\.empty\.\$\{empty\}$/, GAME_FILTERS.map((filter) => `catalogue.empty.${filter}`)],
  [/^catalogue\.empty\.\$\{empty\}_hint$/, GAME_FILTERS.map((filter) => `catalogue.empty.${filter}_hint`)],
  [/^one_key_err_code_\$\{error\.code\}$/, [101, 102, 103, 104, 105].map((code) => `one_key_err_code_${code}`)],
];

const literal = found(/'([a-z][\w.]*)'/g);
const composed = found(/(?:\bt\(|\b\w*[kK]ey: )\s*`([^`]+)`/g);
const asked = [
  ...found(/\bt\(\s*'([^']+)'/g),
  ...found(/\bmessageKey: '([^']+)'/g),
  ...found(/\bkind: '(?:success|info|warning|error)', key: '([^']+)'/g),
];

const keysOf = async () => new Set([...(await textsOf(FALLBACK_LOCALE)).keys()].map(baseOf));

test('[I18N-19x] every text of the catalogues is used', async () => {
  const used = new Set([...literal, ...COMPOSED.flatMap(([, keys]) => keys)]);
  expect(sources.length).toBeGreaterThan(100);
  expect([...(await keysOf())].filter((key) => !used.has(key))).toEqual([]);
});

test('[I18N-19x] every text that code asks for is in the catalogues', async () => {
  const keys = await keysOf();
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
});

test('[I18N-19x] the keys that code puts together are the listed ones, and all of them have text', async () => {
  const keys = await keysOf();
  expect(composed.filter((key) => !COMPOSED.some(([template]) => template.test(key)))).toEqual([]);
  expect(COMPOSED.filter(([template]) => !composed.some((key) => template.test(key)))).toEqual([]);
  expect(COMPOSED.flatMap(([, values]) => values).filter((key) => !keys.has(key))).toEqual([]);
});

test('[I18N-18] every refusal of a login and of a start has text', async () => {
  const keys = await keysOf();
  const codes = ['101', '102', '103', '105', '106', '107', '201', '202', '203'];
  const refusals = codes.map((code) => loginRefusal({ kind: 'refused', code, message: '' }).message?.key ?? code);
  const blank = { account: '', password: '', answer: '' };
  const filled = { account: 'a', password: 'b', answer: 'c' };
  const checks = [blank, { ...blank, account: 'a' }, { ...filled, answer: '' }].map((form) => checkLogin(form) ?? '');
  expect([...refusals, ...checks, ...Object.values(refusalKeys)].filter((key) => !keys.has(key))).toEqual([]);
});
