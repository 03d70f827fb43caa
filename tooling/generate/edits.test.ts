import { expect, test } from 'vitest';
import { atEnd, before, importLine, importNames, into } from './edits.ts';

test('a lost anchor is reported by file and never passed over', () => {
  for (const edit of [
    before('f.ts', 'const tree', 'x'),
    into('f.ts', 'const tree', 'x'),
    importLine('f.ts', "import a from 'a';"),
  ]) {
    expect(() => edit.change('nothing of it\n')).toThrow(/^f\.ts has no place for the new entry/);
  }
});

test('puts entries where they belong', () => {
  expect(before('f', '  b', '  a').change('x\n  b: 1\n')).toBe('x\n  a\n  b: 1\n');
  expect(into('f', 'const a = {', '  z: 1,').change('const a = {\n  b: {\n  },\n};\nconst c = {\n};\n')).toBe(
    'const a = {\n  b: {\n  },\n  z: 1,\n};\nconst c = {\n};\n',
  );
  expect(atEnd('f', 'b').change('a\n\n')).toBe('a\n\nb\n');
});

test('imports are sorted, packages before own files, and names are joined', () => {
  const file =
    "import { p } from 'p';\nimport {\n  a,\n  b,\n} from './a.ts';\nimport { c } from './c.ts';\n\ncode();\n";
  expect(importLine('f', "import { b2 } from './b.ts';").change(file)).toContain(
    "} from './a.ts';\nimport { b2 } from './b.ts';\nimport { c }",
  );
  expect(importLine('f', "import { z } from './z.ts';").change(file)).toContain(
    "from './c.ts';\nimport { z } from './z.ts';\n\ncode",
  );
  expect(importNames('f', './a.ts', ['type T', 'a']).change(file)).toContain("import { a, b, type T } from './a.ts';");
  expect(importNames('f', './t.ts', ['t']).change("import type { T } from './t.ts';\n")).toBe(
    "import { t, type T } from './t.ts';\n",
  );
  expect(importNames('f', './t.ts', ['type S']).change("import type { T } from './t.ts';\n")).toBe(
    "import type { S, T } from './t.ts';\n",
  );
});
