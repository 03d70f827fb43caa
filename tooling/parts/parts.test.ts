import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { art } from './art.ts';
import { exceptions, isAllowed } from './licences.ts';
import { licenceOf, nameOf, partsLists, refusedParts, type PartsList } from './parts.ts';

const root = join(import.meta.dirname, '../..');
let lists: ReadonlyMap<string, PartsList>;
beforeAll(() => void (lists = partsLists(root, '9.8.7')), 120_000);

const partOf = (folder: string, name: string) => lists.get(folder)?.components.find((part) => nameOf(part) === name);

test('[OPS-14] every published package has a list of its parts in CycloneDX 1.6, and each reference leads to a part', () => {
  expect([...lists.keys()].toSorted()).toEqual([
    'app',
    'cli',
    'contract',
    'core',
    'create',
    'gateway',
    'generator',
    'sandbox',
    'ui',
  ]);
  for (const [folder, { bomFormat, specVersion, metadata, components, dependencies }] of lists) {
    expect([folder, bomFormat, specVersion, metadata.component.version]).toEqual([folder, 'CycloneDX', '1.6', '9.8.7']);
    const refs = [metadata.component, ...components].map((part) => part['bom-ref']);
    expect([folder, refs.length]).toEqual([folder, new Set(refs).size]);
    // The kit's own packages are parts as well.
    const used = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect([folder, used.filter((ref) => !refs.includes(ref) && !ref.includes('%40housefront/'))]).toEqual([
      folder,
      [],
    ]);
  }
});

test('[OPS-14] every part has a licence that is allowed', () => {
  expect([...lists.values()].flatMap(refusedParts)).toEqual([]);
  expect(partOf('gateway', 'undici')).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
});

test('[OPS-14] a part without a licence, or with one that is not allowed, is refused by its name', () => {
  const [list] = lists.values();
  if (!list) throw new Error('There is a list.');
  const planted = (licenses?: readonly object[]) =>
    refusedParts({
      ...list,
      components: [
        { type: 'library', name: 'planted', version: '1.0.0', 'bom-ref': 'x', ...(licenses && { licenses }) },
      ],
    });
  expect(planted([{ license: { id: 'GPL-3.0-only' } }])).toEqual(['planted@1.0.0: GPL-3.0-only']);
  expect(planted([{ expression: 'MIT AND GPL-2.0-only' }])).toEqual(['planted@1.0.0: MIT AND GPL-2.0-only']);
  expect(planted()).toEqual(['planted@1.0.0: no licence']);
  expect(planted([{ expression: '(MPL-2.0 OR Apache-2.0)' }])).toEqual([]);
  expect([isAllowed('lightningcss-linux-x64-gnu', 'MPL-2.0'), isAllowed('other', 'MPL-2.0')]).toEqual([true, false]);
});

test('[OPS-14] the LGPL of libvips is in the list of the gateway as a choice of operators, and named where they take it', () => {
  const [libvips] = lists.get('gateway')?.components.filter(({ name }) => name.startsWith('sharp-libvips')) ?? [];
  expect(libvips).toMatchObject({ scope: 'optional' });
  expect(libvips && licenceOf(libvips)).toBe('LGPL-3.0-or-later');
  expect(partOf('gateway', 'sharp')).toMatchObject({ scope: 'optional' });
  expect(partOf('gateway', '@opentelemetry/sdk-metrics')).toMatchObject({ scope: 'optional' });
  expect(partOf('app', 'sharp')).toBeUndefined();
  expect(readFileSync(join(root, 'docs/how-to/serve-pictures.md'), 'utf8')).toContain('LGPL-3.0-or-later');
});

test('[OPS-14] every exception is a part that is still there', () => {
  const names = [...lists.values()].flatMap(({ components }) => components.map(nameOf));
  for (const { name } of exceptions)
    expect([name, names.some((each) => each === name || each.startsWith(name.replace('*', '')))]).toEqual([name, true]);
});

test('[OPS-14] every picture, font and sound of a package is in the table of art, and in the list', () => {
  const tracked = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' }).split('\n');
  const files = tracked.filter((path) =>
    /^packages\/\w+\/src\/.*\.(?:woff2?|ttf|otf|png|jpe?g|webp|avif|gif|svg|ico|mp3|ogg|wav|webm|mp4)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const unknown = files.filter((path) => {
    const [, folder = '', file = ''] = /^packages\/(\w+)\/(.*)$/.exec(path) ?? [];
    return !art[folder]?.some((each) => each.files?.test(file));
  });
  expect(unknown).toEqual([]);
  expect(partOf('sandbox', 'sounds of games')).toMatchObject({ type: 'data' });
  expect(partOf('app', '@iconify-json/lucide')).toMatchObject({ licenses: [{ license: { id: 'ISC' } }] });
});
