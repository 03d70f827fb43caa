import { posix } from 'node:path';
import type { Files } from './files.ts';

/** A module or page of a site's own. */
export interface SiteSource {
  readonly file: string;
  /** Without comments. */
  readonly text: string;
  /** Whether it asks for the visitor's consent, or is loaded only by modules that do. */
  readonly waits: boolean;
}

/** Comments; the `//` within an address begins none. */
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w])\/\/(?!\w+[.-])[^\n]*/g;
const IMPORT = /\b(?:from|import)\b\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Sources of a site: the modules that its pages run, and pages and scripts in `public`. Tests are none. */
export function sourcesOf(folder: string, files: Files): readonly SiteSource[] {
  const own = files.all.filter(
    (path) =>
      (path.startsWith(`${folder}/src/`) && /\.[cm]?[jt]sx?$/.test(path) && !/\.(?:test|spec)\.\w+$/.test(path)) ||
      (path.startsWith(`${folder}/public/`) && /\.(?:html?|m?js)$/.test(path)),
  );
  const texts = new Map(own.map((file) => [file, (files.text(file) ?? '').replaceAll(COMMENT, '')]));
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const to = posix.join(posix.dirname(file), path);
      const found = own.find((each) => each === to || each.replace(/\.\w+$/, '') === to);
      if (found !== undefined) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  }
  const waits = (file: string, seen: readonly string[]): boolean => {
    if (/\buseConsent\(/.test(texts.get(file) ?? '')) return true;
    const from = (importers.get(file) ?? []).filter((each) => each !== file && !seen.includes(each));
    return from.length > 0 && from.every((each) => waits(each, [...seen, file]));
  };
  return own.map((file) => ({ file, text: texts.get(file) ?? '', waits: waits(file, []) }));
}
