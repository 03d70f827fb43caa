import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { imageSize } from 'image-size';
import type { OwnLogo, SiteFiles } from '../../kernel/site-files.ts';
import { marksOf, type ProfileConfig } from '../../site/assets/profile.ts';

/** Something wrong with a picture that the config names. */
export interface PictureFault {
  /** Key of the config, such as `webApp.maskable`. */
  readonly key: string;
  /** Name in the folder `public`. */
  readonly file: string;
  /** `unreadable` is no picture with a size; `shape` is not square or too small; `screenshot` has a size that browsers refuse. */
  readonly kind: 'missing' | 'unreadable' | 'shape' | 'screenshot';
  /** The facts, as a sentence. */
  readonly why: string;
  readonly remedy: string;
}

/** The named files, and what is wrong with them. */
export interface FoundFiles {
  readonly files: SiteFiles;
  readonly faults: readonly PictureFault[];
  /** The faults as texts: `key: problem. Remedy` */
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

type Unsized = Pick<PictureFault, 'kind' | 'why' | 'remedy'>;

/** The size of a picture in pixels, or what is wrong with it. */
function sizeOf(folder: string, name: string): Size | Unsized {
  if (!exists(folder, name)) {
    const remedy = 'Put the picture there, or name another file.';
    return { kind: 'missing', why: `public/${name} does not exist.`, remedy };
  }
  try {
    const { width, height } = imageSize(readFileSync(join(folder, name)));
    if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // Said below.
  }
  const remedy = 'Export it again; an SVG needs a viewBox.';
  return { kind: 'unreadable', why: `public/${name} is no picture with a size.`, remedy };
}

const isSize = (name: string, { width, height }: Size): string => `public/${name} is ${width} × ${height} px.`;

/**
 * Finds the pictures that a site's config names.
 * @param root the site's folder
 */
export function siteFiles(
  root: string,
  config: Pick<SiteConfig, 'logo' | 'icons' | 'webApp'> & ProfileConfig,
): FoundFiles {
  const { logo, icons, webApp } = config;
  const folder = join(root, 'public');
  const faults: PictureFault[] = [];
  const read = (key: string, name: string): Size | undefined => {
    const size = sizeOf(folder, name);
    if ('width' in size) return size;
    faults.push({ key, file: name, ...size });
    return undefined;
  };
  const found = (files: SiteFiles): FoundFiles => ({
    files,
    faults,
    problems: faults.map(({ key, why, remedy }) => `${key}: ${why} ${remedy}`),
  });
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
    const fault = { key, file: name, kind: 'shape', why: isSize(name, size) } as const;
    if (size.width !== size.height) faults.push({ ...fault, remedy: 'Export it as a square.' });
    else if (size.width < least && !name.toLowerCase().endsWith('.svg'))
      faults.push({ ...fault, remedy: `Export it with ${least} × ${least} px or more.` });
  }
  for (const [at, { file }] of (webApp?.screenshots ?? []).entries()) {
    const key = `webApp.screenshots.${at}.file`;
    const size = read(key, file);
    if (!size) continue;
    const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
    // Browsers leave out others without a word.
    if (short >= 320 && long <= 3840 && long <= short * 2.3) continue;
    const remedy = 'Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.';
    faults.push({ key, file, kind: 'screenshot', why: isSize(file, size), remedy });
  }
  const marked = marksOf(config);
  const sizes = marked.files.map((file, at) => read(`${marked.key}.${at}.file`, file) ?? null);
  const marks = sizes.length > 0 ? { marks: sizes } : {};
  if (!logo) return found(marks);
  const desktop = ownLogo('file', logo.file);
  const mobile = logo.compact === undefined ? desktop : ownLogo('compact', logo.compact);
  const footer = logo.footer === undefined ? desktop : ownLogo('footer', logo.footer);
  return found({ ...marks, logo: { desktop, mobile, footer } });
}
