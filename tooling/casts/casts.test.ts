import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { castsIn } from './casts.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    ':(glob)packages/*/src/**/*.ts',
    ':(glob)packages/*/src/**/*.tsx',
  ],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !/\.(?:test|stories|fixtures)\.|\/(?:testing|conformance|stories)\//.test(file));
const casts = files.flatMap((file) =>
  castsIn(file, readFileSync(join(root, file), 'utf8')).map((cast) => ({
    ...cast,
    at: `${file}:${cast.line} as ${cast.text}`,
  })),
);

test('a cast says why it is right', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(casts.filter(({ explained }) => !explained).map(({ at }) => at)).toEqual([]);
});

test('what comes over the wire is read by a schema; only what one build writes for itself is cast', () => {
  const own = [
    'packages/app/src/site/client.tsx',
    'packages/app/src/vite/chunks/firstLoads.ts',
    'packages/app/src/vite/modules/sharedServer.ts',
    'packages/contract/src/base/start-program.ts',
    'packages/gateway/src/render-pool/render-thread.ts',
    'packages/sandbox/src/control/page/',
  ];
  const found = casts.filter(({ ofWire, at }) => ofWire && !own.some((file) => at.startsWith(file)));
  expect(found.map(({ at }) => at)).toEqual([]);
});

const only = (code: string) => castsIn('a.ts', code).map(({ explained, ofWire }) => [explained, ofWire]);

test.each([
  [`const a = b as string;`, [false, false]],
  [`const a = b as string; // It is one.`, [true, false]],
  [`// It is one.\nconst a = b as string;`, [true, false]],
  [`// It is one.\nconst a = call(\n  1,\n  2,\n) as string;`, [true, false]],
  [`// Something else.\nconst c = 1;\nconst a = b as string;`, [false, false]],
  [`const a = JSON.parse(text) as Wallet;`, [false, true]],
  [`const a: Wallet = JSON.parse(text);`, [false, true]],
  [`const a: Wallet[] = await reply.json();`, [false, true]],
  [`send({ wallet: JSON.parse(text) });`, [false, true]],
  [`const a = (await reply.json()) as Wallet;`, [false, true]],
])('%j is seen for what it is', (code, expected) => {
  expect(only(code)).toEqual([expected]);
});

test('`as const` is no cast, and reading a text as unknown is none of the wire', () => {
  expect(only(`const a = [1] as const;`)).toEqual([]);
  expect(only(`const a = JSON.parse(text) as unknown; // Looked at below.`)).toEqual([[true, false]]);
  expect(only(`const a: unknown = JSON.parse(text);`)).toEqual([]);
  expect(only(`const a: Wallet = read(text);`)).toEqual([]);
});
