import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageAssets, type Manifest } from '../../site/assets/assets.ts';
import { kitModule } from '../../site/assets/kitModule.ts';

/** Bytes that a first visit to home loads, as brotli sends them. */
export interface FirstLoad {
  /** Folder of the template. */
  readonly template: string;
  readonly scripts: number;
  readonly styles: number;
}

/**
 * The first loads of a built site, one for each template.
 * @param site its folder
 * @returns an empty list for a site that is not built
 */
export function firstLoads(site: string): FirstLoad[] {
  const client = join(site, 'dist/client');
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  // Written by the build.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const size = (path: string) => brotliCompressSync(readFileSync(join(client, path))).length;
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + size(path), 0);
  return Object.keys(manifest).flatMap((key) => {
    // A template with ejected parts is in the chunk of the site's module.
    const [, template] =
      /^(?:(?:ui|own)\/)?templates\/([^/_][^/]*)\/template(?:\.ts)?$/.exec(kitModule(key) ?? key) ?? [];
    if (template === undefined) return [];
    const { scripts, styles } = pageAssets(manifest, { template, page: 'home', view: 'home' });
    return [{ template, scripts: sum(scripts), styles: sum(styles) }];
  });
}
