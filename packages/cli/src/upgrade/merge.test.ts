import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFile, textOf, type GitFiles } from './files.ts';
import { mergeFiles } from './merge.ts';

/** An edit of one line: kept, replaced, removed, or with a new line after it. */
const edits = fc.array(
  fc.oneof(
    { weight: 24, arbitrary: fc.constant('keep') },
    { weight: 3, arbitrary: fc.constantFrom('replace', 'remove', 'insert') },
  ),
  { minLength: 12, maxLength: 12 },
);

const linesOf = (file: number) => Array.from({ length: 12 }, (_, line) => `file ${file} line ${line} of the kit`);

function edited(file: number, who: string, plan: readonly string[]): string {
  return linesOf(file)
    .flatMap((text, line) => {
      const own = `file ${file} line ${line} by ${who}`;
      return { keep: [text], replace: [own], remove: [], insert: [text, own] }[plan[line] ?? 'keep'] ?? [text];
    })
    .map((text) => `${text}\n`)
    .join('');
}

const tree = (texts: readonly string[]): GitFiles =>
  new Map(texts.map((text, file) => [`f${file}.${file % 2 === 0 ? 'ts' : 'yaml'}`, textFile(text)]));

test('[OPS-03] no line that an operator wrote or removed is lost without a conflict, whatever both sides edit', () => {
  let merged = 0;
  let open = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(edits, edits), { minLength: 30, maxLength: 30 }), (plans) => {
      const { files, conflicts } = mergeFiles(
        tree(plans.map((_, file) => `${linesOf(file).join('\n')}\n`)),
        tree(plans.map(([mine], file) => edited(file, 'the operator', mine))),
        tree(plans.map(([, kit], file) => edited(file, 'the next version', kit))),
      );
      open += conflicts.length;
      for (const [path, file] of files) {
        const number = Number(/\d+/.exec(path)?.[0]);
        const result = (textOf(file) ?? '').split('\n');
        const [mine = [], kit = []] = plans[number] ?? [];
        merged += 1;
        const wanted = [
          ...mine.flatMap((edit, line) =>
            ['replace', 'insert'].includes(edit) ? [`file ${number} line ${line} by the operator`] : [],
          ),
          ...kit.flatMap((edit, line) =>
            edit === 'insert' ? [`file ${number} line ${line} by the next version`] : [],
          ),
        ];
        const unwanted = mine.flatMap((edit, line) =>
          ['replace', 'remove'].includes(edit) ? [linesOf(number)[line] ?? ''] : [],
        );
        expect(wanted.filter((line) => !result.includes(line))).toEqual([]);
        expect(unwanted.filter((line) => result.includes(line))).toEqual([]);
      }
    }),
    { numRuns: 5, seed: 20_261_126 },
  );
  expect(merged + open).toBe(150);
  expect([merged > 40, open > 10]).toEqual([true, true]);
});
