import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { imageSize } from 'image-size';
import type { WebAppFiles, WebAppIcon, WebAppScreenshot } from '../../kernel/site-files.ts';
import { drawIcons } from './drawIcons.ts';
import { iconSource } from './iconSource.ts';

/** The files of a site as an app, and the contents of those that the build makes, by file name. */
export interface MadeWebApp {
  readonly files: WebAppFiles;
  readonly made: ReadonlyMap<string, Buffer>;
}

type Wishes = Pick<SiteConfig, 'icons' | 'webApp'>;

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const typeOf = (name: string): string => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/png';

/**
 * Makes the icons of a site from its mark. Files that the config names take their place (PWA-01).
 * @param root the site's folder
 * @returns undefined without a mark that can be drawn
 */
export async function webAppFiles(root: string, config: Wishes): Promise<MadeWebApp | undefined> {
  const { webApp } = config;
  const path = (name: string) => join(root, 'public', name);
  const mark = iconSource(config);
  if (!existsSync(path(mark))) return undefined;
  const drawn = await drawIcons(readFileSync(path(mark))).catch(() => undefined);
  if (!drawn) return undefined;
  const made = new Map<string, Buffer>();
  // Named by their content, as all files that never change.
  const add = (name: string, content: Buffer): string => {
    const file = `assets/${name}-${createHash('shake256', { outputLength: 4 }).update(content).digest('hex')}.png`;
    made.set(file, content);
    return `/${file}`;
  };
  const icon = (purpose: WebAppIcon['purpose'], side: number, content: Buffer): WebAppIcon => ({
    src: add(`app-${purpose}-${side}`, content),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const own = (purpose: WebAppIcon['purpose'], name: string): WebAppIcon => ({
    src: `/${name}`,
    sizes: name.toLowerCase().endsWith('.svg') ? 'any' : sizesOf(path(name)),
    type: typeOf(name),
    purpose,
  });
  return {
    files: {
      icons: [
        icon('any', 192, drawn.any192),
        icon('any', 512, drawn.any512),
        ...(webApp?.maskable === undefined
          ? [icon('maskable', 192, drawn.maskable192), icon('maskable', 512, drawn.maskable512)]
          : [own('maskable', webApp.maskable)]),
        webApp?.monochrome === undefined
          ? icon('monochrome', 512, drawn.monochrome512)
          : own('monochrome', webApp.monochrome),
      ],
      appleTouch: add('app-apple-180', drawn.apple180).slice(1),
      screenshots: (webApp?.screenshots ?? []).flatMap(({ file, title }): WebAppScreenshot[] => {
        // Reported by `siteFiles`.
        if (!existsSync(path(file))) return [];
        const { width, height } = imageSize(readFileSync(path(file)));
        const form_factor = width > height ? 'wide' : 'narrow';
        return [{ src: `/${file}`, sizes: `${width}x${height}`, type: typeOf(file), form_factor, title }];
      }),
    },
    made,
  };
}

function sizesOf(path: string): string {
  // Reported by `siteFiles`.
  if (!existsSync(path)) return 'any';
  const { width, height } = imageSize(readFileSync(path));
  return `${width}x${height}`;
}
