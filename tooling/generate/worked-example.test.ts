import { expect, test } from 'vitest';
import { applyHunks, readExample } from './testing/worked-example.ts';

const page = (lines: string) => lines.replaceAll("'''", '```');

const example = page(`# Page
## Other
'''console
$ pnpm types
'''
## Example
'''console
$ pnpm gen screen --name a \\
    --title 'Two words'
  wrote a.ts
'''
'''diff
+++ a/b.ts
 one
-two
+three
@@
+new
 last
'''
`);

test('an example is the commands and the changes of its section', () => {
  const { commands, edits } = readExample(example, 'Example');
  expect(commands).toEqual([
    { words: ['pnpm', 'gen', 'screen', '--name', 'a', '--title', 'Two words'], prints: ['  wrote a.ts'] },
  ]);
  expect(edits.map(({ file, hunks }) => applyHunks(file, 'one\ntwo\n…\nlast\n', hunks))).toEqual([
    'one\nthree\n…\nnew\nlast\n',
  ]);
  expect(() => readExample(example, 'Nothing')).toThrow('no section "Nothing"');
});

test('a change that has no place, or more than one, is refused', () => {
  const [edit] = readExample(example, 'Example').edits;
  const applied = (text: string) => applyHunks('a/b.ts', text, edit?.hunks ?? []);
  expect(() => applied('one\nlast\n')).toThrow('a/b.ts has 0 places for:\none\ntwo');
  expect(() => applied('one\ntwo\nlast\nlast\n')).toThrow('a/b.ts has 2 places for:\nlast');
  expect(() => readExample(example.replace('+++ a/b.ts\n', ''), 'Example')).toThrow('names no file');
});

test('a new file is shown whole, and never over one that is there', () => {
  const [edit] = readExample(page("## New\n'''diff\n+++ a/c.ts\n+one\n+\n+two\n'''\n"), 'New').edits;
  const applied = (text: string) => applyHunks('a/c.ts', text, edit?.hunks ?? []);
  expect(applied('')).toBe('one\n\ntwo\n');
  expect(() => applied('three\n')).toThrow('a/c.ts has 0 places');
});
