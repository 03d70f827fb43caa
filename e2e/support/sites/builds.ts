import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another build of a site. */
export interface OtherBuild {
  /** Its folder, with `dist`. */
  readonly dir: string;
  readonly remove: () => void;
}

const TEXT = /\.(?:js|css|json|html)$/;

/**
 * Copies the build of a site as one that shares no hashed file with it, as after a release that changed everything. Texts are
 * replaced as well.
 * @param texts what to replace, in pages and scripts
 */
export function otherBuild(site: string, id: string, texts: Readonly<Record<string, string>> = {}): OtherBuild {
  const dir = mkdtempSync(join(tmpdir(), 'housefront-build-'));
  cpSync(join(site, 'dist'), join(dir, 'dist'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  const assets = join(dir, 'dist/client/assets');
  const names = new Set<string>();
  for (const file of readdirSync(assets)) {
    const [, name = file, end = ''] = /^(.*?-[\w-]{8})(\..*)$/.exec(file) ?? [];
    const other = name.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    names.add(name);
    renameSync(join(assets, file), join(assets, other + end));
  }
  const { id: before } = JSON.parse(readFileSync(join(dir, 'dist/client/builds/latest.json'), 'utf8')) as {
    id: string;
  };
  for (const file of readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, 'dist', file);
    // Compressed copies would still have the old names.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    if (!TEXT.test(file)) continue;
    let text = readFileSync(path, 'utf8').replaceAll(before, id);
    text = text.replaceAll(/[\w.-]+-[\w-]{8}(?=\.\w)/g, (name) =>
      names.has(name) ? name.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')) : name,
    );
    for (const [from, to] of Object.entries(texts)) text = text.replaceAll(from, to);
    writeFileSync(path, text);
  }
  renameSync(join(dir, `dist/client/builds/meta/${before}.json`), join(dir, `dist/client/builds/meta/${id}.json`));
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
