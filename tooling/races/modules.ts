import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { bare, below, isFunction, lastName, type Node } from './nodes.ts';

/** Where a name leads: a function or a value, and its module. */
export interface Meaning {
  readonly module: Module;
  readonly node: Node;
}

/** A value with a name, or the part of it that has the name, and the block in which the name holds. */
interface Named {
  readonly node: Node;
  readonly part: string | null;
  readonly block: Node;
}

/** A parsed module of tests, or of what they are made of. */
export interface Module {
  readonly file: string;
  readonly text: string;
  readonly program: Node;
  /** Lines below a comment that says why something is looked at once. */
  readonly explained: ReadonlySet<number>;
  /** Functions and values by their names. */
  readonly own: ReadonlyMap<string, readonly Named[]>;
  /** Imported names, with the module and the name there. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

/** Modules by their paths. */
export type Modules = ReadonlyMap<string, Module>;

/** The comment that explains a look. */
const EXPLANATION = /^\s*Looked at once: \S/;

/** The line of a place in a text, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Parses a module. */
export function readModule(file: string, text: string): Module {
  const { program, comments } = parseSync(file, text);
  const own = new Map<string, Named[]>();
  const imported = new Map<string, { from: string; name: string }>();
  const bind = (pattern: Node, value: Named): void => {
    if (pattern.type === 'Identifier') own.set(pattern.name, [...(own.get(pattern.name) ?? []), value]);
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, value);
    if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) if (each) bind(each, value);
    if (pattern.type !== 'ObjectPattern') return;
    for (const each of pattern.properties) {
      const part = each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '?';
      if (each.type === 'Property') bind(each.value, { ...value, part });
    }
  };
  const visit = (node: Node, block: Node): void => {
    if (node.type === 'FunctionDeclaration' && node.id) bind(node.id, { node, part: null, block });
    if (node.type === 'VariableDeclarator' && node.init) bind(node.id, { node: node.init, part: null, block });
    if (node.type === 'ImportDeclaration') {
      for (const each of node.specifiers) {
        const name = each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : '';
        if (name) imported.set(each.local.name, { from: node.source.value, name });
      }
    }
    const inner = node.type === 'BlockStatement' ? node : block;
    for (const each of below(node)) visit(each, inner);
  };
  visit(program, program);
  const explained = comments.filter(({ value }) => EXPLANATION.test(value)).map(({ end }) => lineOf(text, end) + 1);
  return { file, text, program, own, imported, explained: new Set(explained) };
}

/** Looks up the meaning of a name at a place of a module, if that is written in the modules that are known. */
export function meaningOf(modules: Modules, module: Module, name: string, at: number, depth = 0): Meaning | null {
  const elsewhere = module.imported.get(name);
  const home = elsewhere?.from.startsWith('.')
    ? modules.get(posix.join(posix.dirname(module.file), elsewhere.from))
    : module;
  const inScope = (home?.own.get(elsewhere?.name ?? name) ?? []).filter(
    ({ block }) => home !== module || (block.start <= at && at <= block.end),
  );
  // The innermost block hides those around it.
  const [named] = inScope.toSorted((a, b) => a.block.end - a.block.start - (b.block.end - b.block.start));
  if (!home || !named) return null;
  return named.part === null
    ? { module: home, node: named.node }
    : partOf(modules, home, named.node, named.part, depth + 1);
}

/** The part of a value that has a name: of an object that is written, or that a known function returns. */
function partOf(modules: Modules, module: Module, value: Node, part: string, depth: number): Meaning | null {
  // Inner names may hide outer ones: a name must not lead to itself for ever.
  if (depth > 8) return null;
  const node = bare(value);
  if (node.type === 'ObjectExpression') {
    for (const each of node.properties) {
      if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === part) {
        const own = each.shorthand ? meaningOf(modules, module, part, each.start, depth + 1) : null;
        return own ?? { module, node: each.value };
      }
    }
    return null;
  }
  // Measures of an element are read where they are taken apart.
  if (node.type !== 'CallExpression') return null;
  if (node.callee.type !== 'Identifier') return { module, node };
  const called = meaningOf(modules, module, node.callee.name, node.start, depth + 1);
  if (!called || !isFunction(called.node)) return null;
  for (const returned of returnedBy(called.node)) {
    const found = partOf(modules, called.module, returned, part, depth + 1);
    if (found) return found;
  }
  return null;
}

/** The values that a function returns. */
export function returnedBy(node: Node): readonly Node[] {
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return [node.body];
  const found: Node[] = [];
  const visit = (each: Node): void => {
    if (each.type === 'ReturnStatement' && each.argument) found.push(each.argument);
    if (!isFunction(each)) below(each).forEach(visit);
  };
  below(node).forEach(visit);
  return found;
}

/** The function of known modules that a call calls. */
export function calledBy(modules: Modules, module: Module, call: Node & { type: 'CallExpression' }): Meaning | null {
  const callee = bare(call.callee);
  const name = callee.type === 'Identifier' ? callee.name : lastName(callee);
  const meaning = callee.type === 'Identifier' ? meaningOf(modules, module, name, call.start) : null;
  return meaning && isFunction(meaning.node) ? meaning : null;
}
