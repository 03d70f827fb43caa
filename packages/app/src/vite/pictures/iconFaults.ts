import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { iconSource } from './iconSource.ts';
import { siteFiles, type PictureFault } from './siteFiles.ts';

/** Something wrong with a picture of a site as an app. `cut`: Android cuts off a part; `mark`: no icons can be made of it. */
export type IconFault = Omit<PictureFault, 'kind'> & { readonly kind: PictureFault['kind'] | 'cut' | 'mark' };

/**
 * Finds what is wrong with the icons and screenshots that a site's config names, and with the mark (PWA-01).
 * @param root the site's folder
 */
export async function iconFaults(
  root: string,
  config: Pick<SiteConfig, 'logo' | 'icons' | 'webApp'>,
): Promise<readonly IconFault[]> {
  const named = siteFiles(root, config).faults.filter(({ key }) => /^(?:icons|webApp)\./.test(key));
  const isSound = (key: string) => !named.some((fault) => fault.key === key);
  const read = (name: string) => {
    const path = join(root, 'public', name);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  // Megabytes of native code, which a site without pictures does not need.
  const { isPicture, maskFault } = await import('./drawIcons.ts');
  const found: IconFault[] = [...named];
  const mark = iconSource(config);
  const source = read(mark);
  const key = config.webApp?.mark === undefined ? 'icons.favicon' : 'webApp.mark';
  if (source && source.length > 0 && isSound(key) && !(await isPicture(source))) {
    const why = `public/${mark} is no picture that icons can be made from.`;
    found.push({ key, file: mark, kind: 'mark', why, remedy: 'Export it again, as SVG or as PNG.' });
  }
  const maskable = config.webApp?.maskable;
  const mask = maskable === undefined || !isSound('webApp.maskable') ? undefined : read(maskable);
  const why = mask && (await maskFault(mask));
  if (maskable !== undefined && why) {
    const remedy = 'Draw it on a ground up to the edges, with everything within the inner 80 %.';
    found.push({ key: 'webApp.maskable', file: maskable, kind: 'cut', why: `public/${maskable} ${why}.`, remedy });
  }
  return found;
}
