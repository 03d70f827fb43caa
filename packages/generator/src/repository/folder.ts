import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import type { FileTree } from '../base/writeTree.ts';

/** Names of files that git, its servers, systems and editors put into a folder before anything is made there. */
const BESIDE =
  /^(?:\.git|\.gitattributes|\.gitignore|\.gitkeep|\.keep|\.mailmap|\.ds_store|\.localized|thumbs\.db|desktop\.ini|\.idea|\.vscode|\.editorconfig|(?:readme|licen[cs]e|copying|notice)(?:[.-][\w.-]+)?)$/i;

const GITIGNORE = '.gitignore';

/** A folder before the repository is made in it. */
export interface Folder {
  /** The generated files with which those that are there already stay. */
  readonly files: FileTree;
  /** Files of the operator's own that nothing is written to. */
  readonly kept: readonly string[];
  /** Files of the operator's own that get further lines. */
  readonly extended: readonly string[];
  /** Entries beside which no repository is made. */
  readonly others: readonly string[];
  /** Whether it has exactly these files already, beside what git and a package manager put there. */
  readonly isMade: boolean;
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** A list for git with the lines of another one that it lacks: packages, built files and secrets stay out of the repository. */
function withLines(own: string, generated: string): string {
  const has = new Set(linesOf(withoutMark(own)));
  const missing = linesOf(generated).filter((line) => line !== '' && !has.has(line));
  if (missing.length === 0) return own;
  const eol = own.includes('\r\n') ? '\r\n' : '\n';
  const before = own === '' || own.endsWith('\n') ? own : `${own}${eol}`;
  return `${before}${missing.map((line) => `${line}${eol}`).join('')}`;
}

/**
 * Looks at a folder in which a repository is to be made. Its own page and its list for git stay; the list gets the lines that it
 * lacks.
 * @returns undefined when there is a file in its place
 */
export function folderFor(folder: string, generated: FileTree): Folder | undefined {
  const found = existsSync(folder);
  if (found && !statSync(folder).isDirectory()) return undefined;
  const entries = found ? readdirSync(folder) : [];
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const files = new Map(generated);
  const kept: string[] = [];
  const extended: string[] = [];
  for (const name of entries.filter((entry) => BESIDE.test(entry))) {
    // Systems without case have one file for both spellings.
    const path = [...generated.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
    const text = path === undefined ? undefined : generated.get(path);
    if (path === undefined || text === undefined || read(name) === text) continue;
    files.delete(path);
    if (path !== GITIGNORE) kept.push(name);
    else {
      const after = withLines(read(name), text);
      files.set(name, after);
      if (after !== read(name)) extended.push(name);
    }
  }
  const isMade =
    existsSync(join(folder, 'package.json')) &&
    [...files].every(([path, text]) => existsSync(join(folder, path)) && read(path) === text);
  return { files, kept, extended, others: entries.filter((entry) => !BESIDE.test(entry)), isMade };
}

/** The first names of a list, and how many there are beside them. */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
