import { alignJson } from './json.ts';
import { chooseDependency } from './dependencies.ts';
import { asFiles } from './head.ts';
import { hasCrlf, textFile, textOf, toCrlf, type GitFile, type GitFiles } from './files.ts';
import { renamesBetween } from './merge.ts';

/** Three trees for a merge, and the generated files that the operator deleted. */
export interface Aligned {
  readonly base: GitFiles;
  readonly mine: GitFiles;
  readonly theirs: GitFiles;
  readonly deleted: readonly string[];
}

/** The folder of a site, `sites/<id>/`, of a generated file. */
const siteFolder = (path: string): string | undefined => /^sites\/[^/]+\//.exec(path)?.[0];

/** New folders of sites whose folder the operator renamed, by the old ones: found by the id in their configs. */
function movedSites(base: ReadonlyMap<string, string>, mine: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Set([...base.keys()].flatMap((path) => siteFolder(path) ?? []));
  const moved = new Map<string, string>();
  for (const folder of known) {
    if ([...mine.keys()].some((path) => path.startsWith(folder))) continue;
    const id = folder.split('/')[1] ?? '';
    for (const [path, text] of mine) {
      const other = /^sites\/[^/]+\/site\.config\.ts$/.test(path) ? siteFolder(path) : undefined;
      if (other !== undefined && !known.has(other) && new RegExp(`siteId: ['"]?${id}\\b`).test(text))
        moved.set(folder, other);
    }
  }
  return moved;
}

const inMovedSite = (path: string, moved: ReadonlyMap<string, string>): string => {
  const folder = siteFolder(path);
  return folder !== undefined && moved.has(folder) ? `${moved.get(folder)}${path.slice(folder.length)}` : path;
};

const renamedKeys = (texts: ReadonlyMap<string, string>, name: (path: string) => string) =>
  new Map([...texts].map(([path, text]) => [name(path), text]));

/**
 * Makes three trees alike in what is no change of content: deleted files leave all of them, line ends and the layout of JSON
 * are the operator's, and a site in a folder of another name is there in all (OPS-03).
 * @param base texts as they were generated, after migrations
 * @param own the operator's files, after migrations
 * @param ownTexts their texts, with line feeds
 * @param next texts as the new version generates them
 */
export function align(
  base: ReadonlyMap<string, string>,
  own: GitFiles,
  ownTexts: ReadonlyMap<string, string>,
  next: ReadonlyMap<string, string>,
): Aligned {
  const moved = movedSites(base, ownTexts);
  const was = renamedKeys(base, (path) => inMovedSite(path, moved));
  const will = renamedKeys(next, (path) => inMovedSite(path, moved));
  const missing = [...was.keys()].filter((path) => !own.has(path));
  const suffixes = new Set(missing.map((path) => path.slice(path.lastIndexOf('.'))));
  const candidates = [...ownTexts].filter(
    ([path]) => was.has(path) || (suffixes.has(path.slice(path.lastIndexOf('.'))) && !will.has(path)),
  );
  const renames =
    missing.length === 0 ? new Map<string, string>() : renamesBetween(asFiles(was), asFiles(new Map(candidates)));
  const kitRenames = renamesBetween(asFiles(was), asFiles(will));
  const deleted = missing.filter((path) => !renames.has(path));
  const folders = new Set(deleted.flatMap((path) => siteFolder(path) ?? []));
  const goneSites = [...folders].filter((folder) =>
    [...was.keys()].every((path) => !path.startsWith(folder) || deleted.includes(path)),
  );

  const trees = {
    base: new Map<string, GitFile>(),
    mine: new Map<string, GitFile>(),
    theirs: new Map<string, GitFile>(),
  };
  for (const [path, text] of will) {
    const isNewOfGoneSite = goneSites.some((folder) => path.startsWith(folder));
    if (!isNewOfGoneSite && !deleted.some((gone) => gone === path || kitRenames.get(gone) === path))
      trees.theirs.set(path, textFile(text));
  }
  // Where both moved a file, it stays in the operator's place.
  for (const [path, kitPath] of kitRenames) {
    const file = trees.theirs.get(kitPath);
    if (!renames.has(path) || !file) continue;
    trees.theirs.delete(kitPath);
    trees.theirs.set(path, file);
  }
  for (const [path, text] of was) if (!deleted.includes(path)) trees.base.set(path, textFile(text));
  for (const path of new Set([...trees.base.keys(), ...trees.theirs.keys(), ...renames.values()])) {
    const file = own.get(path);
    if (file) trees.mine.set(path, file);
  }
  for (const path of new Set([...trees.base.keys(), ...trees.theirs.keys()])) {
    const ownPath = renames.get(path) ?? path;
    const kitPath = trees.theirs.has(path) ? path : (kitRenames.get(path) ?? path);
    alignFile(trees, path, ownPath, kitPath);
  }
  return { ...trees, deleted };
}

/** Gives one file of three trees the operator's line ends and layout. */
function alignFile(
  trees: { base: Map<string, GitFile>; mine: Map<string, GitFile>; theirs: Map<string, GitFile> },
  path: string,
  ownPath: string,
  kitPath: string,
): void {
  const own = trees.mine.get(ownPath);
  const mine = textOf(own);
  if (!own || mine === undefined) return;
  const sides = [
    ['base', path],
    ['theirs', kitPath],
  ] as const;
  for (const [side, place] of sides) {
    const text = textOf(trees[side].get(place));
    if (text !== undefined) trees[side].set(place, textFile(hasCrlf(mine) ? toCrlf(text) : text, own.mode));
  }
  const [base, theirs] = [textOf(trees.base.get(path)), textOf(trees.theirs.get(kitPath))];
  if (!path.endsWith('.json') || base === undefined || theirs === undefined) return;
  const texts = alignJson({ base, mine, theirs }, path === 'package.json' ? chooseDependency : () => 'conflict');
  if (!texts) return;
  trees.base.set(path, textFile(texts.base, own.mode));
  trees.mine.set(ownPath, textFile(texts.mine, own.mode));
  trees.theirs.set(kitPath, textFile(texts.theirs, own.mode));
}
