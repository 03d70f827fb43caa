import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportOf } from './report.ts';

/** A workspace with one package, `box`, and what the compiler wrote for it. */
function workspace(exports: Readonly<Record<string, string>>, declared: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'housefront-report-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('packages/box/package.json', JSON.stringify({ exports }));
  for (const [path, text] of Object.entries(declared)) {
    write(`packages/box/${path}.ts`, '');
    write(`out/packages/box/${path}.d.ts`, text);
  }
  return () => reportOf(root, 'box', join(root, 'out'));
}

const lid = `import type { ReactNode } from 'react';
interface Look {
    readonly tone?: 'red' | 'blue';
}
interface Hidden {
    readonly depth: number;
}
export interface LidProps extends Look {
    readonly children: ReactNode;
}
export declare function Lid(props: LidProps): ReactNode;
export declare const inner: Hidden;
export {};
`;

test('a report has every path of import, its names, and what these are made of', () => {
  const report = workspace(
    { '.': './src/index.ts', './parts/*': './src/parts/*/index.ts' },
    {
      'src/index': `export * from './size.ts';\nexport { type Call } from '@other/wire';\n`,
      'src/size': 'export declare const size: 4;\n',
      'src/parts/Lid/index': `export { Lid, type LidProps as Props } from './Lid.tsx';\n`,
      'src/parts/Lid/Lid': lid,
    },
  );
  expect(report()).toBe(`.
  Call
  size

./parts/Lid
  Lid
  Props

// src/parts/Lid/Lid.tsx
interface Look {
    readonly tone?: 'red' | 'blue';
}
interface LidProps extends Look {
    readonly children: ReactNode;
}
declare function Lid(props: LidProps): ReactNode;

// src/size.ts
declare const size: 4;
`);
});

test('a changed prop changes the report, and what cannot be imported does not', () => {
  const of = (text: string) =>
    workspace({ '.': './src/lid.ts' }, { 'src/lid': text.replace('export declare const', 'declare const') })();
  const before = of(lid);
  expect(of(lid.replace("'red' | 'blue'", "'red'"))).not.toBe(before);
  expect(of(lid.replace('depth', 'height'))).toBe(before);
});

test('a declaration without end is reported by its name', () => {
  const schema = `export declare const call: Call<{\n${'    readonly field: string;\n'.repeat(60)}}>;\n`;
  expect(workspace({ '.': './src/call.ts' }, { 'src/call': schema })()).toContain('declare const call: …;\n');
});

test('another template that is declared like the rest changes nothing, and one that is not is an error', () => {
  const exports = { './templates/*': './src/templates/*/template.ts' };
  const template = 'declare const _default: Template;\nexport default _default;\n';
  const one = { 'src/templates/h5-1/template': template };
  const report = workspace(exports, one)();
  expect(report).toBe(
    './templates/*\n  default\n\n// src/templates/*/template.ts\ndeclare const _default: Template;\n',
  );
  expect(workspace(exports, { ...one, 'src/templates/h5-9/template': template })()).toBe(report);
  const other = `${template}export declare const more: 1;\n`;
  expect(workspace(exports, { ...one, 'src/templates/h5-9/template': other })).toThrow('declared alike');
});

test('members of an inferred object are in one order, whatever the compiler met first', () => {
  const of = (text: string) => workspace({ '.': './src/a.ts' }, { 'src/a': text })();
  const report = of("export declare const labels: {\n    readonly b: 'x.b';\n    readonly a: 'x.a';\n};\n");
  expect(report).toBe(of("export declare const labels: {\n    readonly a: 'x.a';\n    readonly b: 'x.b';\n};\n"));
  expect(report).toContain("    readonly a: 'x.a';\n    readonly b: 'x.b';\n");
});

test('an entry that the compiler knows nothing of is an error', () => {
  expect(workspace({ './gone': './src/gone.ts' }, {})).toThrow(
    'box: the compiler wrote no declarations for src/gone.ts',
  );
});
