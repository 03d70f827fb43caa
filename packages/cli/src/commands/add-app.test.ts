import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitVersion, readRecord, recordedFiles, writeTree } from '@housefront/generator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { runningRelease } from '../upgrade/release.ts';

let root: string;
let out: string[];
let problems: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'Größe app-'));
  out = [];
  problems = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void problems.push(String(line)));
  const site = {
    id: '1001',
    name: 'Sun Hall',
    title: '',
    'title-en': 'Sun Hall',
    currencies: ['USD'],
    languages: ['en_US'],
    desktop: 'desktop_1',
    mobile: 'H5_1',
    theme: 'midnight',
    upstream: 'http://localhost:4300',
    realtime: 'off',
  };
  writeTree(
    root,
    recordedFiles({
      kit: kitVersion(),
      repository: { name: 'shop', 'package-manager': 'npm' },
      sites: { '1001': site },
      migrations: [],
    }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const add = (...argv: string[]) => main(['add', 'app', ...argv], root);
const given = ['--app-id', 'com.example.sunhall', '--address', 'https://www.example.com'];

test('[GEN-08] housefront add app writes the project and says what to write into the config', async () => {
  expect(await add('1001', ...given)).toBe(0);
  expect(out).toEqual([
    '  apps/1001/.gitignore',
    '  apps/1001/README.md',
    '  apps/1001/assets/logo.svg',
    '  apps/1001/links.mjs',
    '  apps/1001/package.json',
    '  apps/1001/www/index.html',
    '  apps/1001/capacitor.config.json',
    'Write into sites/1001/site.config.ts:',
    "  nativeUserAgentToken: 'ComExampleSunhall',",
    "  nativeApp: { id: 'com.example.sunhall' },",
    'apps/1001 is the app of site 1001. Go on as apps/1001/README.md says.',
  ]);
  const record = readRecord(root);
  const generated = runningRelease.files(record, new Map());
  expect(generated.get('apps/1001/links.mjs')).toBe(readFileSync(join(root, 'apps/1001/links.mjs'), 'utf8'));
});

test('[GEN-08] [GEN-03] an app without its facts, of an unknown site or a second time is refused, and nothing is written', async () => {
  expect(await add('1001')).not.toBe(0);
  expect(await add('1009', ...given)).not.toBe(0);
  expect(await add('1001', ...given, '--language', 'th_TH')).not.toBe(0);
  expect(existsSync(join(root, 'apps'))).toBe(false);
  expect(problems.join('\n')).toMatch(/--app-id: is missing[^]*--address: is missing[^]*1009[^]*--language/);
  expect(await add('1001', ...given)).toBe(0);
  expect(await add('1001', ...given)).not.toBe(0);
  expect(problems.at(-1)).toContain('Site 1001 has an app already');
});
