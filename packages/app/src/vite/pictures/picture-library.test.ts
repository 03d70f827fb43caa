import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pictureLibraryProblems } from './picture-library.ts';

let repository: string;
let site: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  site = join(repository, 'sites/1001');
  mkdirSync(site, { recursive: true });
});

const install = () => {
  const library = join(repository, 'node_modules/sharp');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'index.js'), '');
};
const problems = () => pictureLibraryProblems(site, { images: 'gateway' });

test("[IMG-01] a site with images: 'gateway' is not built where the library is missing, and the line to add is named", () => {
  expect(problems()).toEqual([
    "images: 'gateway' needs the package sharp. Run npm install --save-prod sharp in this repository, or name an image service.",
  ]);
  for (const images of [undefined, 'https://img.example.com/{width}/{url}'])
    expect(pictureLibraryProblems(site, { images })).toEqual([]);
  install();
  expect(problems()).toEqual([]);
});

test.each([
  ['package-lock.json', 'npm install --save-prod sharp'],
  ['pnpm-lock.yaml', 'pnpm add --save-prod sharp'],
  ['yarn.lock', 'yarn add sharp'],
  ['bun.lock', 'bun add sharp'],
])('[OPS-15] a library that the image would lack is refused, with the line of the manager of %s', (lockfile, line) => {
  writeFileSync(join(repository, 'housefront.json'), '{}');
  writeFileSync(join(repository, lockfile), '');
  install();
  for (const manifest of ['{"devDependencies":{"sharp":"^0.35.0"}}', '{"dependencies":{"react":"19"}}', '\uFEFF{}']) {
    writeFileSync(join(repository, 'package.json'), manifest);
    expect(problems()).toEqual([
      `images: 'gateway' needs the package sharp in "dependencies" of package.json. Run ${line} in this repository, or name an image service.`,
    ]);
  }
  writeFileSync(join(repository, 'package.json'), '{"dependencies":{"sharp":"^0.35.0"}}');
  expect(problems()).toEqual([]);
});
