import { createRequire } from 'node:module';
import { join } from 'node:path';
import { OWN_IMAGES } from '@housefront/contract/images';
import type { SiteConfig } from '@housefront/contract/site-config';

/**
 * Problems of a site whose pictures the gateway makes, in a repository without the library: its image lacks it as well, and the
 * gateway does not start.
 */
export function pictureLibraryProblems(root: string, { images }: Pick<SiteConfig, 'images'>): readonly string[] {
  if (images !== OWN_IMAGES) return [];
  try {
    createRequire(join(root, 'package.json')).resolve('sharp');
    return [];
  } catch {
    return [
      "images: 'gateway' needs the package sharp. Run npm install sharp in this repository, or name an image service.",
    ];
  }
}
