import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GRAPHEME } from '../../packages/contract/src/text/graphemes.ts';
import { GRAPHEME as ofLooks } from '../../packages/ui/src/foundations/firstGrapheme.ts';
import { candidatesIn, productSources, readSource, textCuts } from './cuts.ts';

const root = join(import.meta.dirname, '../..');

/** Values that are cut here have one code unit per character, by construction or by an earlier check. */
const own: Readonly<Record<string, string>> = {
  'packages/app/src/site/hydration/hydration-state.ts JSON.stringify(object).slice(0, -1)': 'JSON ends with a brace',
  "packages/app/src/vite/output/build-id.ts createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 6)":
    'hex',
  "packages/app/src/vite/modules/uiStyles.ts BigInt(`0x${createHash('sha256').update(file).digest('hex')}`) .toString(36) .slice(-KEY_LENGTH)":
    'letters of a class name',
  'packages/contract/src/time/wall-time.ts formatDateTime(at, zone).slice(0, 10)': 'digits of a date',
  'packages/contract/src/text/without-personal-data.ts text.slice(0, most * 2)': 'the result is cut by graphemes',
  "packages/gateway/src/middleware/traced/traced.ts c.get('url').pathname.slice(0, MAX_PATH)": 'percent-encoded',
  "packages/gateway/src/network/cache-tags.ts text .toLowerCase() .replace(/[^\\w.-]/g, '-') .slice(0, MAX_VALUE)":
    'letters of ASCII',
  'packages/contract/src/wire/json.ts text.charAt(next)': 'is compared with white space',
  'packages/contract/src/config/site-config.problems.ts text.charAt(0)': 'a message of the schema library, in English',
  'packages/core/src/records/records.days.ts new Date(at).toJSON()?.slice(0, 10)': 'digits of a date',
  'packages/core/src/records/records.days.ts new Date(number * DAY_MS).toISOString().slice(0, 10)': 'digits of a date',
  "packages/gateway/src/routes/client-captcha/captcha-image.ts text .split('')": 'letters and digits of a captcha',
  'packages/contract/src/rules/typed/typed-amount.ts narrow(`0${mark}0`).slice(1, -1)': 'digits around a separator',
  "packages/contract/src/time/read-time.ts decimals.padEnd(3, '0').slice(0, 3)": 'digits of a time',
  'packages/contract/src/time/read-time.ts whole.slice(0, 3 - 3 * perSecond)': 'digits of a time',
  'packages/core/src/i18n/server-time.ts new Date(said.wall).toISOString().slice(0, 10)': 'digits of a date',
  'packages/core/src/i18n/server-time.ts formatServerTime(readServerTime(text, zone), zone).slice(0, 10)':
    'digits of a date',
  'packages/gateway/src/upstream/platform-paths.ts path.slice(0, -1)': 'ends with a slash or an asterisk',
  'packages/gateway/src/upstream/platform-pictures.ts path.slice(0, -1)': 'ends with a slash or an asterisk',
  'packages/ui/src/primitives/Icon/isDrawing.ts before.trimEnd().slice(-12)': 'is compared, not shown',
  'packages/gateway/src/routes/client-captcha/captcha-image.ts point[0]': 'digits of a drawing',
  'packages/gateway/src/routes/client-captcha/captcha-image.ts point[1]': 'digits of a drawing',
  'packages/gateway/src/routes/icons/icons.ts asked .slice(0, MAX_QUERY)': 'names of other letters are left out',
  'packages/ui/src/patterns/FormFields/PinField.tsx `${before.slice(0, from)}${typed}${before.slice(from + typed.length)}`.slice(0, length)':
    'digits of a PIN',
  'packages/ui/src/patterns/FloatBar/InFloatBar.tsx componentVars.float.room.slice(4, -1)': 'the name of a variable',
  'packages/ui/src/patterns/FloatBar/InFloatBar.tsx css.rise.slice(4, -1)': 'the name of a variable',
  'packages/ui/src/theme/toVars.ts hex.slice(at, at + 2)': 'hex',
  'packages/ui/src/theme/token-files/design-colour.ts hex.slice(at, at + 2)': 'hex',
  'packages/ui/src/theme/token-files/readTokens.ts shownValue(at).slice(1, -1)': 'quotes around a text',
  'packages/ui/src/theme/token-files/readTokens.ts shownValue(problem).slice(1, -1)': 'quotes around a text',
};

test('[FLD-05] no text of platform or visitor is cut by code units', { timeout: 120_000 }, () => {
  const files = productSources(root);
  expect(files.length).toBeGreaterThan(700);
  const candidates = files.flatMap((file) => candidatesIn(file, readSource(root, file)));
  const found = new Set(textCuts(root, candidates).map(({ file, text }) => `${file} ${text}`));
  expect([...found].filter((cut) => own[cut] === undefined)).toEqual([]);
  // An entry without a cut is removed from the list.
  expect(Object.keys(own).filter((cut) => !found.has(cut))).toEqual([]);
});

test.each([
  ['a.slice(0, 60)', true],
  ['a.slice(0, MAX)', true],
  ['a.slice(0, most - 1)', true],
  ['a?.slice(2, 4)', true],
  ['a.slice(-4)', true],
  ['a.substring(0, 3)', true],
  ['a.substr(2)', true],
  ['a.charAt(0)', true],
  ["a.split('')", true],
  ['a[0]', true],
  ['b.a[0]', true],
  ['a.slice(at)', false],
  ['a.slice(0, at)', false],
  ['a.slice(prefix.length)', false],
  ["a.split(',')", false],
  ['a[name]', false],
])('%s is looked at: %s', (code, looked) => {
  expect(candidatesIn('a.ts', code).map(({ text }) => text)).toEqual(looked ? [code] : []);
});

test('looks and contract count characters alike', () => {
  expect(ofLooks).toBe(GRAPHEME);
});
