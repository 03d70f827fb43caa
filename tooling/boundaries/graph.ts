import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { execFileSync } from 'node:child_process';
import { parseSync } from 'oxc-parser';

/** An import: its file, its specifier and its line. */
export interface ImportEdge {
  /** Path of the importing file from the root, with forward slashes. */
  readonly from: string;
  /** The specifier as written. */
  readonly specifier: string;
  readonly line: number;
}

/** The line of an offset of a text, from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Every static, dynamic and re-export import of a file. */
export function importsOf(root: string, file: string): ImportEdge[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const found: { value: string; start: number }[] = [];
  for (const entry of module.staticImports) found.push({ value: entry.moduleRequest.value, start: entry.start });
  for (const entry of module.staticExports) {
    for (const part of entry.entries) {
      if (part.moduleRequest) found.push({ value: part.moduleRequest.value, start: part.start });
    }
  }
  for (const entry of module.dynamicImports) {
    const argument = text.slice(entry.moduleRequest.start, entry.moduleRequest.end).trim();
    const literal = /^(['"`])(.+)\1$/.exec(argument)?.[2];
    if (literal) found.push({ value: literal, start: entry.start });
  }
  return found.map(({ value, start }) => ({ from: file, specifier: value, line: lineAt(text, start) }));
}

/** The TypeScript files of the tree: tracked ones and new ones that git does not ignore. */
export function sourceFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n').filter(Boolean))];
}

/** A relative specifier as a path from the root; null for packages. */
export function resolveRelative(root: string, edge: ImportEdge): string | null {
  if (!edge.specifier.startsWith('.')) return null;
  return relative(root, resolve(root, edge.from, '..', edge.specifier))
    .split(sep)
    .join('/');
}
