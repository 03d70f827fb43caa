import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/registry/calls.ts';
import { beginningOf, UNNAMED_CODE } from '../../packages/sandbox/src/scenarios/refusals.ts';
import { findScenario } from '../../packages/sandbox/src/scenarios/scenarios.ts';
import { narrowed } from '../../packages/sandbox/src/scenarios/situations.ts';
import { allCodes, codesTable, tableFile } from './codes.ts';
import { required } from './required.fixtures.ts';

const codes = allCodes();
const lineOf = (title: string, code: string) =>
  codes.find((call) => call.title === title)?.lines.find((line) => line.code === code);

test('the committed table is what the code maps say (npm run docs:api writes it)', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(codesTable());
});

test.each(required)('%s %s: the table has %o with its text', (_row, title, wanted, key) => {
  for (const code of wanted) {
    const line = lineOf(title, code);
    expect(line).toMatchObject({ code, key });
    // Every key has a text, so the table shows what a visitor reads.
    expect(line?.text === '').toBe(key === null || key === '');
    expect(line?.effect).not.toBe('');
  }
});

test('[REG-65] the check on blur has the codes of the registration, each with the same effect', () => {
  const check = codes.find(({ title }) => title === 'Registration: check of a field');
  expect(check?.lines).toEqual(codes.find(({ title }) => title === 'Registration')?.lines);
});

test('[REG-73] the table says of each introducer code that the referral link is forgotten', () => {
  const forgets = codes
    .find(({ title }) => title === 'Registration')
    ?.lines.filter(({ effect }) => effect.includes('referral link is forgotten'))
    .map(({ code }) => code);
  expect(forgets).toEqual(['106', '107', '108', '109', '110', '112', '219', '222', '228']);
});

test.each([
  ['[AUTH-03]', 'Captcha', '101', 'no message; asked again after 1000 ms, then a tile to reload it'],
  ['[PLAY-44]', 'Start of a game', '203', expect.stringMatching(/^dialog with both times/)],
  ['[ENV-07]', 'Claim of an envelope', '102', 'message; the envelope goes'],
  ['[ENV-08]', 'Claim of an envelope', 'others', 'message; the envelope stays and can be tried again'],
  [
    '[ROU-09]',
    'Opening of the wheel',
    '2095101',
    expect.stringMatching(/^message; the wheel is put away; with the message/),
  ],
  ['[ROU-10]', 'Spin', '2093101', expect.stringMatching(/^dialog with a confirmation only/)],
  ['[ROU-12x]', 'Spin', '2093104', 'message; the draws are read again; with the message of the platform below'],
  ['[MEM-06x]', 'Details', '105', 'at the field e-mail where the form has it, else message'],
])('%s %s: the effect of %s', (_row, title, code, effect) => {
  expect(lineOf(title, code)?.effect).toEqual(effect);
});

/** Calls whose codes are those of another one. */
const twins: ReadonlyMap<string, string> = new Map([
  ['Registration: check of a field', 'Registration'],
  ['Details', 'Registration'],
  ['Registration of a member', 'Registration'],
  ['Password reset: SMS', 'Registration: SMS'],
]);

test.each([...twins])(
  '[REG-83x] [MEM-06x] [AGT-15x] %s has the codes of %s, each with the same text',
  (title, twin) => {
    const texts = (name: string) =>
      codes
        .find((call) => call.title === name)
        // Details has no introducer: there 109 asks for a proof of identity.
        ?.lines.filter(({ code }) => title !== 'Details' || code !== '109')
        .map(({ code, meaning, key }) => ({ code, meaning, key }));
    expect(texts(title)).toEqual(texts(twin));
  },
);

test('no code is in the table that no row asks for', () => {
  const asked = new Set(required.flatMap(([, title, wanted]) => wanted.map((code) => `${title} ${code}`)));
  const extra = codes
    .filter(({ title }) => !twins.has(title))
    .flatMap(({ title, lines }) => lines.map(({ code }) => `${title} ${code}`))
    .filter((line) => !line.endsWith('others') && !asked.has(line));
  expect(extra).toEqual([]);
});

test('every call of the platform is in the table, and nothing else', () => {
  const platform = Object.values(calls)
    .filter(({ base }) => base === 'api')
    .map(({ name }) => name);
  expect([...new Set(codes.map(({ call }) => call.name))].toSorted()).toEqual(platform.toSorted());
});

test('[GEN-06] a call that a generator made is in the table without being entered in it', () => {
  const made = (name: string, over: object = {}) => ({ ...calls.announcements, name, path: `/${name}`, ...over });
  const known = {
    ...calls,
    levels: made('levels', { summary: 'Levels of the club.' }),
    helper: made('helper', { base: 'gateway' }),
    coded: made('coded', { codes: { '101': 'Closed.' } }),
  };
  const before = new Set(codes.map(({ call }) => call.name));
  const added = allCodes(known).filter(({ call }) => !before.has(call.name));
  expect(added.map(({ page, title, call }) => [page, title, call.name])).toEqual([
    ['Other screens', 'Levels of the club', 'levels'],
  ]);
  expect(codesTable(allCodes(known))).toMatch(
    /## Other screens\n\n### Calls without codes[^|]+\|[^]+\n\| Levels of the club \| `\/api\/levels` \| – \| [^|]+with a retry button takes its place \|/,
  );
});

test('[SBX-04] every code of the table is a scenario of the sandbox, of its own call', () => {
  const missing = codes.flatMap(({ title, call, lines }) =>
    lines.flatMap(({ code: line }) => {
      const code = line === 'others' ? UNNAMED_CODE : line;
      const beginning = beginningOf(call);
      const scenario = findScenario(beginning === undefined ? 'refused' : `${beginning}-refused-${code}`);
      const [fault] = (scenario && (beginning ? scenario : narrowed(scenario, call.path)).effects.faults) ?? [];
      const fits =
        fault?.mode === 'code' &&
        (fault.codeFull ?? fault.code) === code &&
        (fault.path === `/api${call.path}` || fault.path === call.path);
      return fits ? [] : `${title}: ${code}`;
    }),
  );
  expect(missing).toEqual([]);
});
