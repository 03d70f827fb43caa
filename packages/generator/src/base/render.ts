import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import Handlebars from 'handlebars';
import type { FileTree } from './writeTree.ts';

/** A text as a TypeScript literal. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name escaped for Markdown. */
export const markdown = (text: string): string =>
  text
    .replace(/[*_[\]~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

const engine = Handlebars.create();
engine.registerHelper('literal', (value: unknown) => literal(String(value)));
engine.registerHelper('markdown', (value: unknown) => markdown(String(value)));
engine.registerHelper('json', (value: unknown) => JSON.stringify(value));

const templates = join(import.meta.dirname, '../templates');

/** Fills a template; a value that it names and that is missing is an error. */
const fill = (file: string, data: object): string =>
  engine.compile(readFileSync(join(templates, file), 'utf8'), { noEscape: false, strict: true })(data);

/**
 * Fills one template.
 * @param file its path in the folder of templates
 */
export const renderFile = (file: string, into: string, data: object): FileTree => new Map([[into, fill(file, data)]]);

/** Fills all templates of a folder. Their names are those of the files, with `.hbs` at the end. */
export function renderFolder(folder: string, into: string, data: object): FileTree {
  const files = readdirSync(join(templates, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(templates, folder), join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  return new Map(
    files.map((file) => [
      join(into, file)
        .replaceAll(sep, '/')
        .replace(/\.hbs$/, ''),
      fill(join(folder, file), data),
    ]),
  );
}

/** Several trees as one; of equal paths the last one counts. */
export const joinTrees = (...trees: readonly FileTree[]): FileTree => new Map(trees.flatMap((tree) => [...tree]));
