import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';

type Icons = Pick<SiteConfig, 'icons' | 'webApp'>;

/** The file in the folder `public` from which a site's icons are made. */
export const iconSource = ({ icons, webApp }: Icons): string => webApp?.mark ?? icons.favicon ?? 'favicon.svg';

/** Most bytes of an icon within a script. */
const SMALL = 8 * 1024;

/**
 * The icon as a `data:` address, for pages that can load nothing; empty if it is no SVG or larger than 8 KiB.
 * @param root the site's folder
 */
export function iconAddress(root: string, config: Icons): string {
  const name = iconSource(config);
  if (!name.toLowerCase().endsWith('.svg')) return '';
  const bytes = readFileSync(join(root, 'public', name));
  return bytes.byteLength > SMALL ? '' : `data:image/svg+xml;base64,${bytes.toString('base64')}`;
}
