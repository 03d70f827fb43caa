import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webAppFiles } from './webAppFiles.ts';

const mark = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><circle cx="16" cy="16" r="6" fill="#fff"/></svg>`;

function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'public', name), content);
  return root;
}

test('[PWA-01] icons have names that change with the mark, and files of the operator take their place', async () => {
  const root = site({ 'favicon.svg': mark('#024'), 'other.svg': mark('#420'), 'own.svg': mark('#000') });
  const usual = await webAppFiles(root, { icons: {} });
  expect(usual?.files.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
  const names = [...(usual?.made.keys() ?? [])];
  expect(names).toHaveLength(6);
  for (const name of names) expect(name).toMatch(/^assets\/app-[a-z]+-\d+-[\da-f]{8}\.png$/);
  expect([...((await webAppFiles(root, { icons: {} }))?.made.keys() ?? [])]).toEqual(names);
  const other = await webAppFiles(root, {
    icons: {},
    webApp: { offline: false, mark: 'other.svg', maskable: 'own.svg', monochrome: 'own.svg' },
  });
  expect(other?.files.icons.slice(2)).toEqual([
    { src: '/own.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    { src: '/own.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ]);
  expect([...(other?.made.keys() ?? [])].filter((name) => /any/.test(name) && names.includes(name))).toEqual([]);
});

test.each([
  ['no mark', {}],
  ['a mark that is no picture', { 'favicon.svg': 'text' }],
])('[PWA-01] a site with %s has no icons, and is built', async (_name, files) => {
  expect(await webAppFiles(site(files), { icons: {} })).toBeUndefined();
});
