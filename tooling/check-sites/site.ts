import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { entryKey, pageAssets, startSteps, type Manifest } from '../../packages/app/src/site/assets/assets.ts';
import { kitModule } from '../../packages/app/src/site/assets/kitModule.ts';
import { addressIds, factsOf } from '../../packages/contract/src/pages/pages.ts';

/** A built site on disk. */
export interface BuiltSite {
  readonly id: string;
  readonly manifest: Manifest;
  /** Chunk file → the modules in it: names of ours (`kitModule`), paths of others. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Brotli size of a file of the client build. */
  readonly size: (file: string) => number;
}

/** Reads a built site. @throws when it is not built. */
export function readSite(folder: string, id: string): BuiltSite {
  const client = join(folder, 'dist/client');
  const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const sizes = new Map<string, number>();
  return {
    id,
    manifest: json(join(client, '.vite/manifest.json')),
    modules: json(join(folder, 'dist/modules.json')),
    size: (file) => {
      const path = join(client, file);
      // Builds write what they compress, in the same quality; small files are sent as they are, but count here as compressed.
      const written = statSync(`${path}.br`, { throwIfNoEntry: false })?.size;
      const known = sizes.get(file) ?? written ?? brotliCompressSync(readFileSync(path)).length;
      sizes.set(file, known);
      return known;
    },
  };
}

/** Folder of a template or base that contains a module. */
export const templateFolder = (module: string): string | null => /^ui\/templates\/([^/]+)\//.exec(module)?.[1] ?? null;

/** The selectable templates of a site: those with a chunk of their own. */
export const templatesOf = (site: BuiltSite): string[] =>
  Object.keys(site.manifest)
    .map((key) => /^ui\/templates\/([^/_][^/]*)\/template$/.exec(kitModule(key) ?? '')?.[1])
    .filter((name) => name !== undefined);

const views = new Map(addressIds.map((id): [string, string] => [id, factsOf(id).view ?? id]));

/** A page by its name in the page table, or a view without a page, such as the error page. */
const shown = (template: string, page: string) => ({ template, page, view: views.get(page) ?? page });

/** Every module in the first load of a page with a template. */
export function pageModules(site: BuiltSite, template: string, page: string): string[] {
  const { scripts } = pageAssets(site.manifest, shown(template, page));
  return scripts.flatMap((script) => site.modules[script.slice(1)] ?? []);
}

/** Brotli bytes of the first load of a page with a template. */
export function pageSize(site: BuiltSite, template: string, page: string) {
  const { scripts, styles } = pageAssets(site.manifest, shown(template, page));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + site.size(file.slice(1)), 0);
  return { scripts: sum(scripts), styles: sum(styles), files: scripts };
}

/**
 * Brotli bytes evaluated in each task of a start: the entry and every step, without code of earlier ones. A missing step
 * counts 0.
 */
export function taskSizes({ manifest, size }: BuiltSite): number[] {
  const seen = new Set<string>();
  const bytesOf = (key: string | undefined): number => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || !chunk || seen.has(key)) return 0;
    seen.add(key);
    return (chunk.imports ?? []).reduce((sum, imported) => sum + bytesOf(imported), size(chunk.file));
  };
  const keys = Object.keys(manifest);
  return [entryKey, ...startSteps.map((step) => keys.find((key) => kitModule(key) === step))].map(bytesOf);
}

/**
 * The first cycle of static imports between the chunks of a site, as its files in order; null without one. The importer
 * determines which chunk of a cycle is evaluated first, and that chunk reads definitions that the others have not made yet.
 */
export function chunkCircle({ manifest }: BuiltSite): string[] | null {
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): string[] | null => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key].map((each) => manifest[each]?.file ?? each);
    if (done.has(key)) return null;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return null;
}
