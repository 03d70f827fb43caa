import { leavesOf } from './addresses.ts';
import type { Files } from './files.ts';
import { set, type Step } from './step.ts';

/** A picture that a manifest of the site's own names. */
export interface ManifestFile {
  /** Path within the folder `public`. */
  readonly name: string;
  readonly where: string;
  /** The step that names another file. */
  readonly rename: (name: string) => Step;
}

/** Keys of pictures. */
const PICTURES = /^(?:(?:icons|screenshots)\.\d+|shortcuts\.\d+\.icons\.\d+)\.src$/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pictures of `public/manifest.webmanifest`, which replaces that of the kit. Those of other servers are not looked at. */
export function manifestFiles(folder: string, files: Files): readonly ManifestFile[] {
  const file = `${folder}/public/manifest.webmanifest`;
  return leavesOf(files.json(file)).flatMap(({ path, text }): ManifestFile[] => {
    const key = path.join('.');
    if (!PICTURES.test(key)) return [];
    // Relative to the manifest, which is at the top.
    const url = URL.parse(text, 'https://site.invalid/');
    // The build names files below /assets/ itself.
    if (url?.host !== 'site.invalid' || url.pathname.startsWith('/assets/')) return [];
    const name = decoded(url.pathname.slice(1));
    return [{ name, where: `${file}: ${key}`, rename: (other) => set(file, key, `/${other}`) }];
  });
}
