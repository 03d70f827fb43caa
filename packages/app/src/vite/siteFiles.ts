import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { imageSize } from 'image-size';
import type { OwnLogo, SiteFiles } from '../kernel/site-files.ts';

/** The named files, and what is wrong with them: `path: problem. Remedy` */
export interface FoundFiles {
  readonly files: SiteFiles;
  readonly problems: readonly string[];
}

type Size = NonNullable<OwnLogo['logoSize']>;

/** Whether a file exists under exactly this name: some systems ignore case, servers do not. */
function exists(folder: string, name: string): boolean {
  const path = join(folder, name);
  try {
    return readdirSync(dirname(path)).includes(basename(path));
  } catch {
    return false;
  }
}

/** The size of a picture in pixels, or what is wrong with it. */
function sizeOf(folder: string, name: string): Size | string {
  if (!exists(folder, name)) return `public/${name} does not exist. Put the picture there, or name another file`;
  try {
    const { width, height } = imageSize(readFileSync(join(folder, name)));
    if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // Said below.
  }
  return `public/${name} is no picture with a size. Export it again; an SVG needs a viewBox`;
}

/**
 * Finds the pictures that a site's config names.
 * @param root the site's folder
 */
export function siteFiles(root: string, { logo, icons }: Pick<SiteConfig, 'logo' | 'icons'>): FoundFiles {
  const folder = join(root, 'public');
  const problems: string[] = [];
  const read = (key: string, name: string): Size | undefined => {
    const size = sizeOf(folder, name);
    if (typeof size === 'object') return size;
    problems.push(`${key}: ${size}.`);
    return undefined;
  };
  const ownLogo = (key: string, name: string): OwnLogo => ({
    logo: `/${name}`,
    logoSize: read(`logo.${key}`, name),
  });
  if (icons.favicon !== undefined) read('icons.favicon', icons.favicon);
  if (icons.appleTouch !== undefined) {
    const size = read('icons.appleTouch', icons.appleTouch);
    if (size && size.width !== size.height) {
      problems.push(
        `icons.appleTouch: public/${icons.appleTouch} is ${size.width} × ${size.height} px. Export it as a square.`,
      );
    }
  }
  if (!logo) return { files: {}, problems };
  const desktop = ownLogo('file', logo.file);
  const mobile = logo.compact === undefined ? desktop : ownLogo('compact', logo.compact);
  const footer = logo.footer === undefined ? desktop : ownLogo('footer', logo.footer);
  return { files: { logo: { desktop, mobile, footer } }, problems };
}
