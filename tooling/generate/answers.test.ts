import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../packages/app/src/vite/content/readContent.ts';
import { conflictsIn } from './conflicts.ts';
import { kinds } from './kinds/index.ts';
import { sentence } from './names.ts';
import { AnswersError, collect, markdown, type Answers } from '@housefront/generator';

const root = join(import.meta.dirname, '../..');

/** Problems of answers for a kind; none for valid ones. Unanswered questions do not count here. */
async function problems(kind: string, given: Answers): Promise<readonly string[]> {
  const questions = kinds.find(({ name }) => name === kind)?.questions(root) ?? [];
  const asked = questions.filter(({ name }) => name in given || name === 'level');
  try {
    await collect(asked, given, false);
    return [];
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    return error.lines;
  }
}

describe('[GEN-06] an answer that would fail a check later is refused with a remedy', () => {
  test.each([
    ['screen', { 'title-en_US': 'Café' }, 'letters of another language'],
    ['screen', { 'title-en_US': 'Fair  play' }, 'stray or wide spaces'],
    ['screen', { 'title-zh_CN': 'Fair play' }, 'Latin letters'],
    ['screen', { 'title-zh_CN': '請坐' }, 'letters of another language'],
    ['screen', { 'title-ja_JP': '公平!' }, 'narrow punctuation'],
    ['screen', { 'title-bn_BD': 'শীর্ষ ১০' }, 'digits of another script'],
    ['screen', { 'title-en_US': 'Fair play', 'title-vi_VN': 'Fair play' }, 'same in English'],
    ['screen', { 'title-en_US': '!?' }, 'blank'],
    ['screen', { name: 'then' }, 'no screen name'],
    ['screen', { name: 'constructor' }, 'no screen name'],
    ['screen', { path: '/gameHall' }, 'leads somewhere else'],
    ['screen', { path: '/gamehall/extra' }, '/gameHall/$gtId leads somewhere else'],
    ['screen', { path: '/Discount' }, 'leads somewhere else'],
    ['screen', { path: '/fastDeposit' }, 'leads somewhere else'],
    ['screen', { path: '/api/pages' }, '/api leads somewhere else'],
    ['feature', { name: 'then' }, 'no feature name'],
    ['feature', { call: 'signal' }, 'means something where calls are made'],
    ['feature', { summary: 'Quests\u3000of the day.' }, 'stray or wide spaces'],
    ['feature', { summary: '@deprecated Use another.' }, 'an order to a tool'],
    ['call', { summary: 'eslint-disable-next-line no-console' }, 'an order to a tool'],
    ['component', { name: 'NaN' }, 'no component name'],
    ['component', { name: 'bANNERCAROUSEL'.replace('b', 'B') }, 'BannerCarousel exists already'],
    ['component', { summary: 'A\u00a0day.' }, 'stray or wide spaces'],
  ] as const)('%s %j: %s', async (kind, given, says) => {
    const [line = '', ...more] = await problems(kind, given);
    expect(more).toEqual([]);
    expect(line).toContain(says);
    expect(line).toMatch(/\. (Write|Choose) .+\.$/);
  });
});

test.each([
  ['screen', { 'title-en_US': 'VIP', 'title-zh_CN': 'VIP', 'title-vi_VN': 'VIP', 'title-ta_IN': 'VIP' }],
  ['screen', { 'title-en_US': 'Top 10', 'title-zh_CN': '前10名', 'title-vi_VN': 'Cho\u031bi hay' }],
  ['screen', { name: 'root-cause', path: '/gameHalls' }],
  ['feature', { name: 'quests', call: 'questList', row: 'I18N-17x', summary: "What's new & what it costs: $5." }],
  ['component', { name: 'DateBadge', summary: '日付のしるし。' }],
] as const)('[GEN-06] %s takes %j', async (kind, given) => {
  expect(await problems(kind, given)).toEqual([]);
});

test('[GEN-06] a sentence that is taken is in a comment on one line and nothing reads it as an order', () => {
  const pieces = fc.constantFrom(
    'a',
    'Quests',
    ' ',
    '  ',
    '\u3000',
    '\u00a0',
    '\t',
    '*/',
    '@see',
    "It's",
    '&',
    '$&',
    '日',
    '.',
    '\n',
    'oxlint-disable',
  );
  const good = /^(?! )(?!.*[\t\n\u3000\u00a0]|.* {2}|.*\*\/|.*(^| )@|.*oxlint).+(?<! )$/;
  const failed = fc.check(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      return sentence(text) !== undefined || good.test(text);
    }),
    { numRuns: 2000 },
  );
  expect(failed.counterexample).toBeNull();
});

test.each([
  '# Casino',
  '- House',
  '+ One',
  '1. FC',
  '2) Win',
  '= 5',
  'A*B*C',
  'Lucky_88_club',
  '[Club](x)',
  'A&amp;B',
  'a ~~b~~',
  "O'Brien & Sons",
  '翠江',
])('[HOME-30x] the name %j is in a text as it is', (name) => {
  const words = (text: string) =>
    text
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&#x26;', '&')
      .trim();
  const text = `# About ${name} {#about}\n${markdown(name)} brings games.\n\n4. ${markdown(name)} answers.\n`;
  const [page] = readContent(text, []).pages;
  const html = page?.html ?? '';
  expect(page?.title).toBe(`About ${name}`);
  expect(html).not.toMatch(/<(?:h\d|ul|a|em|del)\b/);
  expect(words(html).split(/\n+/)).toEqual([`${name} brings games.`, `${name} answers.`]);
});

test('[GEN-03] a name that a file has already is found before anything is written', () => {
  expect(conflictsIn('a.ts', "import { root } from './b.ts';\nconst root = 1;")).toEqual(['"root" is there twice']);
  expect(conflictsIn('a.ts', 'export const a = { play: 1, home: 2, play: 3 };')).toEqual(['"play" is there twice']);
  expect(conflictsIn('a.ts', 'interface Core { readonly events: 1; readonly events: 2 }')).toEqual([
    '"events" is there twice',
  ]);
  expect(conflictsIn('a.tsx', "import type { Meta } from 'x';\nimport { Meta } from './Meta.tsx';")).toHaveLength(1);
  expect(
    conflictsIn(
      'a.ts',
      'interface A { on(a: 1): void; on(a: 2): void }\nconst a = { [k]: 1, [k]: 2, ...b };\ntype a = 1;',
    ),
  ).toEqual([]);
});
