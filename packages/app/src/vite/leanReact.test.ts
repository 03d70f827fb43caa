import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { askedOfReact, leanReactDom } from './leanReact.ts';

const require = createRequire(import.meta.url);
const react = (module: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${module}/package.json`)), 'cjs', file), 'utf8');
const original = react('react-dom', 'react-dom-client.production.js');
const lean = leanReactDom(original);

/** Names that code uses and nobody declares. */
function undeclared(code: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'react-'));
  try {
    const config = { env: { browser: true, commonjs: true, es2022: true }, rules: { 'no-undef': 'error' } };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, categories: { correctness: 'off' } }));
    writeFileSync(join(folder, 'code.js'), code);
    const { stdout } = spawnSync(
      join(process.cwd(), 'node_modules/.bin/oxlint'),
      ['-c', '.oxlintrc.json', '--format', 'unix', 'code.js'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    return [...new Set(stdout.match(/(?<=')[\w$]+(?=' is not defined)/g))].toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('[PRF-01] what is left of React DOM declares every name that it uses', () => {
  const known = undeclared(original);
  expect(known).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  expect(undeclared(lean)).toEqual(known);
  expect(undeclared(`${lean}\ngone();`)).toContain('gone');
});

test('no element makes a fiber of a kind that is left out', () => {
  const made = (code: string) =>
    [...code.matchAll(/createFiberImplClass\(\s*(\d+)|fiberTag = (\d+)|\? 26|\? 27/g)].map(
      ([all, tag, later]) => tag ?? later ?? all,
    );
  expect(made(original)).toEqual(expect.arrayContaining(['3', '4', '12', '13', '19', '30', '31', '? 26']));
  const kept = [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 18, 22, 29];
  expect(new Set(made(lean).map(Number))).toEqual(new Set(kept));
  expect(lean).not.toContain('335544064');
});

test('a hook that is left out says so', () => {
  for (const hook of ['useActionState', 'useOptimistic', 'useFormStatus']) {
    expect(lean).toContain(`throw Error("${hook} is left out of this build (leanReact.ts).")`);
  }
});

test('another version of React DOM stops the build and tells what to look for', () => {
  expect(() => leanReactDom(original.replace('function commitNestedViewTransitions(', 'function renamed('))).toThrow(
    /Look for: commitNestedViewTransitions$/,
  );
  expect(() =>
    leanReactDom(original.replaceAll('prefetchDNS', 'hint').replaceAll('previousDispatcher', 'x')),
  ).not.toThrow();
  expect(() => leanReactDom(original.replaceAll('FragmentInstance.prototype', 'x'))).toThrow(/FragmentInstance/);
});

test('a module that asks React for what is left out is found', () => {
  expect(askedOfReact('let[a]=(0,r.useActionState)(f,0)')).toBe('useActionState');
  expect(askedOfReact('j(r.ViewTransition,{children:1})')).toBe('ViewTransition');
  expect(askedOfReact('document.startViewTransition(f),`Activity`,r.useState(0)')).toBeNull();
});
