import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { PAGES } from '../../packages/contract/src/pages/pages.ts';
import { lineAt } from './graph.ts';
import { isTest, type Violation } from './rules.ts';

/** First parts of the addresses of all pages, without the home page's. */
const firstParts = new Set(Object.values(PAGES).flatMap(({ path }) => path.split('/')[1]?.replace(/^\$.*/, '') || []));

/** Code that may use pages. Paths of the contract's calls may look like pages, and the sandbox's data belong to an operator. */
const product = /^packages\/(?:app|core|gateway|ui)\/src\//;
const table = 'packages/contract/src/pages/pages.ts';

/** Addresses of pages that are written as text, with their lines. */
export function pathsWritten(file: string, text: string): readonly { readonly path: string; readonly line: number }[] {
  const found: { readonly path: string; readonly line: number }[] = [];
  const look = (value: string, start: number) => {
    const part = /^\/([\w-]+)(?=[/?#]|$)/.exec(value)?.[1];
    if (part !== undefined && firstParts.has(part)) found.push({ path: value, line: lineAt(text, start) });
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && look(value, start),
    TemplateElement: ({ value, start }) => look(value.raw, start),
  }).visit(parseSync(file, text).program);
  return found;
}

/** Checks one file: only the table of pages contains their addresses; other files use it. */
export function checkPagePaths(root: string, file: string): readonly Violation[] {
  if (!product.test(file) || isTest(file)) return [];
  return pathsWritten(file, readFileSync(join(root, file), 'utf8')).map(({ path, line }) => ({
    from: file,
    line,
    specifier: path,
    reason: `the address of a page stands in ${table}: take it from PAGES, or from paths in the app`,
  }));
}
