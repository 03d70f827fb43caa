import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceFiles } from './graph.ts';
import { checkNetwork, networkUses } from './network.ts';

const root = mkdtempSync(join(tmpdir(), 'network-'));
afterAll(() => rmSync(root, { recursive: true }));

const found = (text: string) => networkUses('a.tsx', text).map(({ name, line }) => `${name} ${line}`);

test.each([
  ["const load = () => fetch('/api/v3/game_list');", 'fetch 1'],
  ["await window.fetch('/x');", 'fetch 1'],
  ["\nawait globalThis['fetch']('/x');", 'fetch 2'],
  ['\nconst { fetch } = globalThis;', 'fetch 2'],
  ['const send = { fetch };', 'fetch 1'],
  ['const send = fetch;', 'fetch 1'],
  ['const view = <Page load={fetch} />;', 'fetch 1'],
  ['new XMLHttpRequest();', 'XMLHttpRequest 1'],
  ["new EventSource('/x');", 'EventSource 1'],
  ["new WebSocket('/x');", 'WebSocket 1'],
  ["navigator.sendBeacon('/x');", 'sendBeacon 1'],
])('[API-01] finds the network in %j', (text, use) => {
  expect(found(text)).toEqual([use]);
});

test.each([
  "client.fetchQuery(options); list.fetch('/x');",
  'const port = { fetch: send };',
  'class Port { fetch() {} }',
  'interface Port { fetch: () => void; send(): WebSocket }',
  'type Fetch = typeof fetch;',
  "// fetch('/x')",
  "const text = 'fetch(';",
])('[API-01] finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});

/** A file that asks a server by itself, at some place. */
const asking = (file: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), "\nexport const load = () => fetch('/api/x');\n");
  return checkNetwork(root, file).map(({ from, line }) => `${from}:${line}`);
};

test('[API-01] no component, screen, feature or site calls a server on its own', () => {
  for (const file of [
    'packages/app/src/screens/home/useHomeView.ts',
    'packages/ui/src/patterns/Jackpot/Jackpot.tsx',
    'packages/core/src/features/wallet/wallet.api.ts',
    'sites/1001/src/main.tsx',
  ])
    expect(asking(file)).toEqual([`${file}:2`]);
});

test('the two doors, servers and tests may', () => {
  for (const file of [
    'packages/core/src/adapters/http/http-fetch.ts',
    'packages/ui/src/primitives/Icon/loadIcon.ts',
    'packages/gateway/src/upstream/forward.ts',
    'packages/app/src/shell/a.test.ts',
  ])
    expect(asking(file)).toEqual([]);
});

test('[API-01] the tree has no other way to a server', () => {
  const tree = join(import.meta.dirname, '../..');
  const files = sourceFiles(tree);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => checkNetwork(tree, file))).toEqual([]);
});
