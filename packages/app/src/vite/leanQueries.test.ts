import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as queryCore from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanQueryModule } from './leanQueries.ts';

const library = () => {
  const binding = createRequire(import.meta.url).resolve('@tanstack/react-query');
  return join(dirname(createRequire(binding).resolve('@tanstack/query-core')), '../modern');
};
const folder = mkdtempSync(join(tmpdir(), 'queries-'));
const written = new Map<string, string>();
let lean: typeof queryCore;

beforeAll(async () => {
  for (const file of readdirSync(library()).filter((name) => name.endsWith('.js'))) {
    const code = leanQueryModule(file.slice(0, -3), readFileSync(join(library(), file), 'utf8'));
    written.set(file, code);
    writeFileSync(join(folder, file), code.replace(/^\/\/# source.*$/m, ''));
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  lean = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('[PRF-01] no module of the library keeps what the oldest browsers need helpers for', () => {
  expect(written.size).toBeGreaterThan(20);
  const code = [...written].map(([file, text]) => `${file}\n${text.replaceAll(/\/\*[\s\S]*?\*\//g, '')}`).join('\n');
  expect(code.match(/#[a-z]\w*/gi)).toBeNull();
  expect(code.match(/^\t\w+(?: = .*)?;$/gm)?.filter((line) => !/^\t(?:return|break)/.test(line)) ?? []).toEqual([]);
});

test('no class has a property of the same name as its base', () => {
  const own = new Map<string, readonly string[]>();
  for (const [file, code] of written) own.set(file, [...new Set(code.match(/(?<=this\._)\w+/g))]);
  for (const [file, code] of written) {
    const base = /class extends (\w)(\w*)/.exec(code);
    const of = base && own.get(`${base[1]?.toLowerCase()}${base[2]}.js`);
    expect({ file, shared: own.get(file)?.filter((name) => of?.includes(name)) }).toEqual({ file, shared: [] });
  }
});

test('queries are read, observed, cached and marked as old as ever', async () => {
  const client = new lean.QueryClient();
  client.mount();
  let reads = 0;
  const options = { queryKey: ['games'], queryFn: () => Promise.resolve((reads += 1)), staleTime: Infinity };
  const seen: (number | undefined)[] = [];
  const observer = new lean.QueryObserver(client, options);
  const stop = observer.subscribe(({ data }) => seen.push(data));
  expect(await client.fetchQuery(options)).toBe(1);
  await client.invalidateQueries({ queryKey: ['games'] });
  expect(client.getQueryData(['games'])).toBe(2);
  expect(seen.at(-1)).toBe(2);
  const copy = new lean.QueryClient();
  lean.hydrate(copy, lean.dehydrate(client));
  expect(copy.getQueryData(['games'])).toBe(2);
  expect([client.isFetching(), client.isMutating()]).toEqual([0, 0]);
  stop();
  client.unmount();
  client.clear();
  expect(client.getQueryData(['games'])).toBeUndefined();
});

test('a mutation says that it is left out', () => {
  const observer = new lean.MutationObserver(new lean.QueryClient(), { mutationFn: () => Promise.resolve() });
  expect(() => void observer.mutate()).toThrow(/left out/);
});
