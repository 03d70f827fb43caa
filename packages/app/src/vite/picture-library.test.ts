import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureLibraryProblems } from './picture-library.ts';

test("[IMG-01] a site with images: 'gateway' is not built where the library is missing, and the line to add is named", () => {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'sites/1001');
  mkdirSync(site, { recursive: true });
  expect(pictureLibraryProblems(site, { images: 'gateway' })).toEqual([
    "images: 'gateway' needs the package sharp. Run npm install sharp in this repository, or name an image service.",
  ]);
  for (const images of [undefined, 'https://img.example.com/{width}/{url}'])
    expect(pictureLibraryProblems(site, { images })).toEqual([]);
  const library = join(folder, 'node_modules/sharp');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'index.js'), '');
  expect(pictureLibraryProblems(site, { images: 'gateway' })).toEqual([]);
});
