import { parseSync } from 'oxc-parser';
import type { Violation } from './rules.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Files whose names are prescribed by tools. */
const tools = new Set(['vitest.config.ts', 'vite.config.ts', 'playwright.config.ts', 'site.config.ts', 'plopfile.ts']);

/** Folder, name before the first dot, and whether a role such as `.test` or `.css` follows. */
const partsOf = (file: string) => {
  const at = file.lastIndexOf('/') + 1;
  const [stem = '', ...rest] = file.slice(at).split('.');
  return { folder: file.slice(0, at), stem, hasRole: rest.length > 1 };
};

/** True when a module exports something of this name; an anonymous default export has the name of its file. */
export function exportsName(file: string, text: string, name: string): boolean {
  const { module, program } = parseSync(file, text);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const handsOn = ({ exportName, moduleRequest }: (typeof entries)[number]) =>
    exportName.name === 'default' && moduleRequest !== null;
  if (entries.some((entry) => entry.exportName.name === name || handsOn(entry))) return true;
  return program.body.some((node) => {
    if (node.type !== 'ExportDefaultDeclaration') return false;
    const { declaration } = node;
    if (declaration.type === 'Identifier') return declaration.name === name;
    return !('id' in declaration) || declaration.id === null || declaration.id.name === name;
  });
}

/**
 * Checks the names of files: in PascalCase or camelCase a file is named exactly after something that it exports; everything
 * else is a topic in kebab-case. A file with a role (`.test`, `.css`, …) has a topic too, or belongs to a file or folder of its
 * name; stories are named after the component that they show, wherever it is.
 * @param files all TypeScript files of the tree, from the root
 */
export function checkNames(files: readonly string[], read: (file: string) => string): readonly Violation[] {
  const owners = new Set(files.filter((file) => !partsOf(file).hasRole).map((file) => file.replace(/\.tsx?$/, '')));
  return files.flatMap((file) => {
    const { folder, stem, hasRole } = partsOf(file);
    if (kebab.test(stem) || tools.has(file.slice(folder.length)) || file.endsWith('.stories.tsx')) return [];
    const owned = owners.has(folder + stem) || folder.endsWith(`/${stem}/`);
    if (hasRole ? owned : exportsName(file, read(file), stem)) return [];
    const reason = hasRole
      ? `there is no ${stem}.ts beside it; a topic is written in kebab-case`
      : `it exports no ${stem}; a topic is written in kebab-case`;
    return [{ from: file, line: 1, specifier: '', reason }];
  });
}
