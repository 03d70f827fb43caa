import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileTree, KitRecord, Migration } from '@housefront/generator';
import type { KitRelease } from '../plan.ts';

/** A change of a file of the generator, for a planted version. */
export type Edit = readonly [file: string, from: string, to: string];

/** Differences of a planted version from today's generator. */
export interface Planted {
  readonly version: string;
  readonly edits: readonly Edit[];
  readonly moved: readonly (readonly [from: string, to: string])[];
  readonly deleted: readonly string[];
  readonly added: FileTree;
  readonly migrations: readonly Migration[];
}

const configs = (files: FileTree) => [...files].filter(([path]) => /^sites\/[^/]+\/site\.config\.ts$/.test(path));

const replacing = (pattern: RegExp, by: string) => (files: FileTree) =>
  new Map(configs(files).map(([path, text]) => [path, text.replace(pattern, by)]));

const someConfig = (pattern: RegExp) => (files: FileTree) => configs(files).some(([, text]) => pattern.test(text));

const migrations: readonly Migration[] = [
  {
    id: '0.2.0-config-version',
    version: '0.2.0',
    kind: 'config',
    summary: 'Configs have version 2.',
    applies: someConfig(/\bversion: 1\b/),
    change: replacing(/\bversion: 1\b/, 'version: 2'),
  },
  {
    id: '0.2.0-rename-sealed-links',
    version: '0.2.0',
    kind: 'config',
    summary: 'sealedLinksOnly is called sealedLinks.',
    applies: someConfig(/\bsealedLinksOnly\b/),
    change: replacing(/\bsealedLinksOnly\b/, 'sealedLinks'),
  },
  {
    id: '0.2.0-proxy',
    version: '0.2.0',
    kind: 'note',
    summary: 'compose.yaml is in deploy: name it there in scripts of yours.',
    applies: (files) => files.has('compose.yaml'),
  },
  {
    id: '0.3.0-sealed-links-word',
    version: '0.3.0',
    kind: 'config',
    summary: "sealedLinks is 'only' or 'off'.",
    applies: someConfig(/\bsealedLinks: true\b/),
    change: replacing(/\bsealedLinks: true\b/, "sealedLinks: 'only'"),
    unresolved: (files) =>
      configs(files)
        .filter(([, text]) => /sealedLinks: (?!')/.test(text))
        .map(([path]) => `${path}: sealedLinks is computed. Write 'only' or 'off'.`),
  },
  {
    id: '0.3.0-flash',
    version: '0.3.0',
    kind: 'code',
    summary: 'Removes flash.ts.',
    applies: (files) => files.has('flash.ts'),
    change: () => new Map([['flash.ts', null]]),
  },
];

const site = 'templates/site/site.config.ts.hbs';
const second: Planted = {
  version: '0.2.0',
  edits: [
    [site, 'version: 1,', 'version: 2,'],
    [site, 'sealedLinksOnly: true', 'sealedLinks: true'],
    [site, '  frameHosts: [', '  // Games and payments in frames.\n  frameHosts: ['],
    ['templates/repository/Dockerfile.hbs', 'EXPOSE 8080', 'EXPOSE 8080 9464'],
    ['templates/repository/compose.yaml.hbs', 'mem_limit: 1536m', 'mem_limit: 2048m'],
    [
      'templates/repository/package.json.hbs',
      '"check": "tsc && housefront doctor"',
      '"check": "tsc && housefront doctor --ci"',
    ],
    ['templates/repository/README.md.hbs', 'Changes show at once.', 'Changes show at once, in every open page.'],
    ['templates/site/src/main.tsx.hbs', 'startSite({', '// Starts in the browser.\nstartSite({'],
    ['repository/libraries.ts', "vite: '^8.3.8'", "vite: '^8.4.0'"],
  ],
  moved: [['templates/repository/compose.yaml.hbs', 'templates/repository/deploy/compose.yaml.hbs']],
  deleted: ['templates/repository/renovate.json.hbs'],
  added: new Map([
    ['templates/repository/SECURITY.md.hbs', '# Security of {{{name}}}\n\nReport a fault to the owner.\n'],
  ]),
  migrations: migrations.filter(({ version }) => version === '0.2.0'),
};

/** The planted versions after today's, each with the changes of the one before it. */
export const planted: readonly Planted[] = [
  second,
  {
    ...second,
    version: '0.3.0',
    edits: [
      ...second.edits,
      [site, 'sealedLinks: true', "sealedLinks: 'only'"],
      ['templates/repository/Dockerfile.hbs', '--interval=10s', '--interval=15s'],
      ['templates/repository/README.md.hbs', 'in every open page.', 'in every open page and at once.'],
      ['repository/libraries.ts', "react: '^19.3.1'", "react: '^19.4.0'"],
    ],
    migrations,
  },
];

const generator = fileURLToPath(import.meta.resolve('@housefront/generator/package.json'));

/** The generator's functions that a version needs. */
interface Generator {
  readonly recordedFiles: (record: Omit<KitRecord, 'files'>) => FileTree;
  readonly repositoryFiles: (record: KitRecord, kit: string) => FileTree;
}

/** Applies a planted version to a copy of the generator's sources. */
export function plant({ edits, moved, deleted, added }: Planted, sources: string): void {
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(sources, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}: mend the planted version.`);
    writeFileSync(
      join(sources, file),
      text.replace(from, () => to),
    );
  }
  for (const [from, to] of moved) {
    mkdirSync(dirname(join(sources, to)), { recursive: true });
    renameSync(join(sources, from), join(sources, to));
  }
  for (const file of deleted) rmSync(join(sources, file));
  for (const [file, text] of added) writeFileSync(join(sources, file), text);
}

/** A version of the kit whose generator runs from sources. */
export interface TestRelease extends KitRelease {
  readonly recordedFiles: Generator['recordedFiles'];
}

const releaseOf = (
  version: string,
  { recordedFiles, repositoryFiles }: Generator,
  list: readonly Migration[],
): TestRelease => ({
  version,
  migrations: list,
  recordedFiles,
  files: (record) => repositoryFiles(record, version),
});

/** Versions 0.1.0 (today's generator), 0.2.0 and 0.3.0, each a copy of its sources in a temporary folder. */
export async function makeReleases(): Promise<TestRelease[]> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-releases-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const today: Generator = await import('@housefront/generator');
  const releases = [releaseOf('0.1.0', today, [])];
  for (const version of planted) {
    const copy = join(folder, version.version);
    cpSync(join(generator, '../src'), join(copy, 'src'), { recursive: true });
    cpSync(generator, join(copy, 'package.json'));
    symlinkSync(join(generator, '../node_modules'), join(copy, 'node_modules'));
    plant(version, join(copy, 'src'));
    const made = (await import(join(copy, 'src/index.ts'))) as Generator;
    releases.push(releaseOf(version.version, made, version.migrations));
  }
  return releases;
}
