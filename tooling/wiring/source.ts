import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { resolveRelative } from '../boundaries/graph.ts';

/** A value that a module takes from another one of ours. */
export interface Taken {
  /** The module's path from the root. */
  readonly from: string;
  /** Name as the other module exports it; null for all of them. */
  readonly name: string | null;
}

/** A product module as the checks read it. */
export interface Module {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  /** Imports, re-exports and dynamic imports of values; types are left out. */
  readonly takes: readonly Taken[];
  /** Names of the values that it passes on from others. */
  readonly passes: readonly string[];
  readonly visit: (visitor: VisitorObject) => void;
}

const isProduct = (path: string): boolean =>
  /^packages\/(?:contract|core|ui|app|sandbox)\/src\//.test(path) &&
  !/\.(?:test|stories|fixtures|d)\.tsx?$/.test(path) &&
  !/\/(?:testing|stories|conformance)\//.test(path);

/** Path of the module behind a specifier of ours, as the packages' `exports` say; null for others. */
function targetOf(root: string, from: string, specifier: string): string | null {
  const relative = resolveRelative(root, { from, specifier, line: 0 });
  if (relative !== null) return relative;
  const part = /^@housefront\/ui\/((?:primitives|patterns)\/\w+)$/.exec(specifier)?.[1];
  if (part) return `packages/ui/src/${part}/index.ts`;
  const feature = /^@housefront\/contract\/features\/([\w-]+)$/.exec(specifier)?.[1];
  return feature ? `packages/contract/src/features/${feature}/${feature}.ts` : null;
}

/** A worker sends a call without its schema, which would double its size: it takes only the type. */
const isWorker = (path: string): boolean => path.startsWith('packages/app/src/worker/');

/** Reads what a module imports, declares and uses. */
function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, program } = parseSync(path, text);
  const takes: Taken[] = [];
  const passes: string[] = [];
  const take = (specifier: string, name: string | null) => {
    const from = targetOf(root, path, specifier);
    if (from !== null) takes.push({ from, name });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, isType } of entries)
      if (!isType || isWorker(path)) take(moduleRequest.value, importName.name);
    // A module without names is taken for what it does.
    if (entries.length === 0) take(moduleRequest.value, null);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (!moduleRequest || isType) continue;
      take(moduleRequest.value, importName.name);
      if (exportName.name !== null) passes.push(exportName.name);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end).trim())?.[2];
    if (literal) take(literal, null);
  }
  return { path, takes, passes, visit: (visitor) => new Visitor(visitor).visit(program) };
}

/** The product's modules among the files of a workspace: no tests, stories, fixtures or helpers of tests. */
export const readModules = (root: string, files: readonly string[]): readonly Module[] =>
  files.filter(isProduct).map((path) => readModule(root, path));

/** The modules of some packages. */
export const within = (modules: readonly Module[], ...packages: readonly string[]): readonly Module[] =>
  modules.filter(({ path }) => packages.some((name) => path.startsWith(`packages/${name}/`)));
