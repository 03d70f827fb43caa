import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileTree, KitRecord, Migration } from '@housefront/generator';
import type { KitRelease } from '../plan.ts';
import { migrations } from './migrations.ts';

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
    ['repository/libraries.ts', "vite: '^8.3.8'", "vite: '~8.3.8'"],
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
      ['repository/libraries.ts', "react: '^19.3.1'", "react: '~19.3.1'"],
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
    // A packed generator is JavaScript.
    const path = [file, file.replace(/\.ts$/, '.js')]
      .map((name) => join(sources, name))
      .find((name) => existsSync(name));
    const text = path === undefined ? '' : readFileSync(path, 'utf8');
    if (path === undefined || !text.includes(from))
      throw new Error(`${file} has no ${from}: mend the planted version.`);
    writeFileSync(
      path,
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
