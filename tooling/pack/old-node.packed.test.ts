import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { nodeProgram } from './testing/managers.ts';

const root = join(import.meta.dirname, '../..');
const { unpacked } = inject('kit');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'housefront old node '));
  // Packages without the libraries that they depend on: nothing of those may be imported.
  for (const [name, from] of Object.entries(unpacked)) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    cpSync(from, join(folder, 'node_modules', name), { recursive: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every program of the kit, with words that would start it. */
const programs = Object.keys(unpacked).flatMap((name) => {
  const file = readFileSync(join(unpacked[name] ?? '', 'package.json'), 'utf8');
  const { bin = {} } = JSON.parse(file) as Manifest;
  return Object.entries(bin).map(([program, path]) => [program, join('node_modules', name, path)] as const);
});
const words: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'create-housefront': [['shop', '--yes']],
  housefront: [['dev'], ['build'], ['start'], ['preview'], ['doctor'], ['--version']],
  'housefront-gateway': [[]],
  'housefront-sandbox': [['start']],
};

test.each(['18.20.8', '20.20.2', '22.18.0'])(
  '[OPS-16] on Node.js %s every program says in one line what it needs',
  (version) => {
    const node = nodeProgram(root, version);
    expect(programs.map(([program]) => program).toSorted()).toEqual(Object.keys(words).toSorted());
    for (const [program, path] of programs)
      for (const line of words[program] ?? []) {
        const { status, stdout, stderr } = spawnSync(node, [path, ...line], { cwd: folder, encoding: 'utf8' });
        expect({ program, line, status, stdout, stderr }).toEqual({
          program,
          line,
          status: 1,
          stdout: '',
          stderr: `Housefront needs Node.js 22.19 or later, and this is ${version}. Install it, e.g. from https://nodejs.org, and try again.\n`,
        });
      }
    expect(existsSync(join(folder, 'shop'))).toBe(false);
  },
  300_000,
);
