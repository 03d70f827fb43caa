import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswersError, collect, literal, siteQuestions } from '@housefront/generator';

const root = join(import.meta.dirname, '../..');
const [nameQuestion] = siteQuestions(root).filter(({ name }) => name === 'name');

/** Pieces that have broken generators before, mixed with letters of many scripts. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '../',
        '..\\',
        '/etc/passwd',
        '\0',
        '\n',
        '\r\n',
        '\u2028',
        "'",
        '"',
        '`',
        '${x}',
        '\\',
        '{{id}}',
        '<script>',
        '\u202e',
        '\ufeff',
        '\ud800',
        '*/',
        '//',
        '%00',
        'CON',
        '日本',
        'ไทย',
        "O'Brien",
        'ক্‌ষ',
        '-',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

async function outcome(name: string): Promise<string | readonly string[]> {
  try {
    return String((await collect(nameQuestion ? [nameQuestion] : [], { name }, false))['name']);
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    return error.lines;
  }
}

const refusedWell = ([line = '', ...more]: readonly string[]) =>
  more.length === 0 && /^--name: .+\. Write .+\.$/.test(line) && !/\p{C}/u.test(line) && line.length < 700;

/** Whether a text, written as a literal and read again by the language, is what was given. */
function standsWell(name: string, taken: string): boolean {
  const read: unknown = runInNewContext(`'use strict'; ${literal(taken)};`);
  return read === name && !/[<>{}`$\\"\n\r\0\u2028\u202e\ufeff]/.test(name);
}

test('[GEN-03] any name is refused in one printable line, or is in TypeScript as it was given', async () => {
  const counts = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(hostile, async (name) => {
      const result = await outcome(name);
      counts[typeof result === 'string' ? 'taken' : 'refused'] += 1;
      return typeof result === 'string' ? standsWell(name, result) : refusedWell(result);
    }),
    { numRuns: 2000 },
  );
  expect(counts.taken).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(20);
});

test('[GEN-03] names of every script are taken, joiners included', async () => {
  for (const name of ['翠江娱乐', "Ngôi nhà l'Été", 'ক্‌ষমতা', 'ลัคกี้', 'မြန်မာ', 'தமிழ் 88'])
    expect(await outcome(name)).toBe(name);
});
