import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSecurityRelease, type Release } from '../../packages/generator/src/notes/releases.ts';
import { bundleProgram } from './bundle.ts';
import { compilePackages } from './compile.ts';
import { kitVersion } from './kit-version.ts';
import { partsLists, refusedParts } from '../parts/parts.ts';
import { packedManifest, type Manifest } from './manifest.ts';
import { packedReadme } from './readme.ts';

/** Versions of libraries in the workspace's catalog. */
export function readCatalog(workspace: string): Record<string, string> {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  const lines = block.matchAll(/^ {2}'?([@\w./-]+?)'?: (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name, version]) => [name, version]));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Packages of the kit that operators install. */
const packagesOf = (root: string): string[] =>
  readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')));

/** Programs that are packed with everything that they import, by their packages' folders. */
const bundled: Readonly<Record<string, string>> = { create: 'src/bin.ts' };

/** Packs folders by one call of npm, which takes longer to start than to pack. */
function npmPack(packages: readonly (readonly [name: string, folder: string])[], to: string): Map<string, string> {
  const folders = packages.map(([, folder]) => folder);
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', to, ...folders], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const files = new Map((JSON.parse(output) as { name: string; filename: string }[]).map((file) => [file.name, file]));
  return new Map(
    packages.map(([name]) => {
      const file = files.get(name);
      if (!file) throw new Error(`npm packed nothing for ${name}.`);
      return [name, join(to, file.filename)];
    }),
  );
}

/**
 * Packs all packages of the kit as tarballs (OPS-01).
 * @param to folder for the tarballs
 * @param version of all packages; default: that of their manifests
 * @returns paths of the tarballs by package name
 */
export async function packKit(
  root: string,
  to: string,
  version = kitVersion(root),
): Promise<ReadonlyMap<string, string>> {
  const names = packagesOf(root);
  const catalog = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const lists = partsLists(root, version);
  const refused = [...lists.values()].flatMap(refusedParts);
  if (refused.length > 0) throw new Error(`These parts may not be published: ${refused.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'housefront-pack-'));
  try {
    compilePackages(root, names, folder);
    // Ours.
    const { engines = {} } = readJson(join(root, 'packages/contract/package.json')) as Manifest;
    const { releases } = readJson(join(root, 'packages/generator/src/notes/notes.json')) as { releases: Release[] };
    const security = releases.some((release) => release.version === version && isSecurityRelease(release));
    const staged = names.map(async (name): Promise<readonly [name: string, folder: string]> => {
      const source = join(root, 'packages', name);
      const own = join(folder, 'staged', name);
      const program = bundled[name];
      if (program === undefined) cpSync(join(folder, name, 'src'), join(own, 'dist'), { recursive: true });
      else await bundleProgram(root, join(source, program), join(own, 'dist'));
      writeFileSync(join(own, 'parts.cdx.json'), `${JSON.stringify(lists.get(name))}\n`);
      for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(own, file));
      const readme = readFileSync(join(source, 'README.md'), 'utf8');
      const has = (path: string) => statSync(join(own, path), { throwIfNoEntry: false })?.isFile() ?? false;
      writeFileSync(join(own, 'README.md'), packedReadme(readme, has));
      // Ours.
      const written = readJson(join(source, 'package.json')) as Manifest;
      const { dependencies: _, ...alone } = written;
      const manifest = packedManifest(program === undefined ? written : alone, {
        kit: version,
        catalog,
        security,
        engines,
      });
      writeFileSync(join(own, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      return [manifest.name, own];
    });
    return npmPack(await Promise.all(staged), to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
