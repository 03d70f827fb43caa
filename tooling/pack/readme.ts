import { posix } from 'node:path';
import { packedPath } from './manifest.ts';

/** Code, which shows links as text, or a link with its text and its target. Links lie within a line or two. */
const CODE_OR_LINK = /(```[^]*?```|`[^`\n]*`)|(!?)\[((?:`[^`]*`|[^[\]`])*)\]\(([^()\s]+)(?: "[^"]*")?\)/g;

/**
 * The README of a tarball: links to files that are packed lead to them, other relative links become their text, because an
 * installed package has no monorepo around it.
 * @param has whether the tarball has a file, by its path from the package's folder
 */
export function packedReadme(text: string, has: (path: string) => boolean): string {
  return text.replace(
    CODE_OR_LINK,
    (whole: string, code: string | undefined, image: string, label: string, target: string) => {
      if (code !== undefined || /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(target)) return whole;
      const [path = '', ...anchor] = target.split('#');
      const packed = packedPath(posix.normalize(path));
      if (!has(packed)) return label;
      return `${image}[${label}](${[packed, ...anchor].join('#')})`;
    },
  );
}
