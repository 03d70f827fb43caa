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
export function siteFiles(
  root: string,
  { logo, icons, webApp }: Pick<SiteConfig, 'logo' | 'icons' | 'webApp'>,
): FoundFiles {
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
  const squares = [
    ['icons.appleTouch', icons.appleTouch, 0],
    ['webApp.mark', webApp?.mark, 512],
    ['webApp.maskable', webApp?.maskable, 512],
    ['webApp.monochrome', webApp?.monochrome, 512],
  ] as const;
  for (const [key, name, least] of squares) {
    const size = name === undefined ? undefined : read(key, name);
    if (name === undefined || !size) continue;
    const is = `${key}: public/${name} is ${size.width} × ${size.height} px.`;
    if (size.width !== size.height) problems.push(`${is} Export it as a square.`);
    else if (size.width < least && !name.toLowerCase().endsWith('.svg'))
      problems.push(`${is} Export it with ${least} × ${least} px or more.`);
  }
  for (const [at, { file }] of (webApp?.screenshots ?? []).entries()) {
    const size = read(`webApp.screenshots.${at}.file`, file);
    if (!size) continue;
    const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
    // Browsers leave out others without a word.
    if (short < 320 || long > 3840 || long > short * 2.3)
      problems.push(
        `webApp.screenshots.${at}.file: public/${file} is ${size.width} × ${size.height} px. Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.`,
      );
  }
  if (!logo) return { files: {}, problems };
  const desktop = ownLogo('file', logo.file);
  const mobile = logo.compact === undefined ? desktop : ownLogo('compact', logo.compact);
  const footer = logo.footer === undefined ? desktop : ownLogo('footer', logo.footer);
  return { files: { logo: { desktop, mobile, footer } }, problems };
}
