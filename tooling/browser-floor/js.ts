import { parseSync } from 'oxc-parser';
import type { Finding } from './finding.ts';
import type { MissingFeature } from './floor.ts';
import {
  attributeFeature,
  eventFeature,
  globalFeature,
  methodFeature,
  patternFeatures,
  staticFeature,
  syntaxFeature,
} from './js-features.ts';

/** A node of the syntax tree, as far as this file looks into it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Use {
  readonly feature: MissingFeature;
  /** Its name in the code; a test of this name guards it. */
  readonly name: string;
  readonly node: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const child = (node: Node, field: string): Node | undefined => {
  const value = node[field];
  return isNode(value) ? value : undefined;
};
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const text = (node: Node | undefined, field: 'name' | 'value'): string | undefined => {
  const value = node?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** Value of a string; minifiers write it as a template without parts, too. */
function stringOf(node: Node | undefined): string | undefined {
  const [only, ...more] = node?.type === 'TemplateLiteral' ? (node['quasis'] as readonly Node[]) : [];
  if (!only || more.length > 0) return text(node, 'value');
  return (only['value'] as { readonly cooked: string }).cooked;
}

/** Name of a property that is read with a dot. */
const dotted = (node: Node): string | undefined =>
  node.type === 'MemberExpression' && node['computed'] === false ? text(child(node, 'property'), 'name') : undefined;

/** Expression for a global: `URL`, `globalThis.URL`, `window.URL`. */
function globalName(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return text(node, 'name');
  const owner = node && child(node, 'object');
  return owner?.type === 'Identifier' && /^(?:globalThis|window|self)$/.test(String(owner['name']))
    ? dotted(node as Node)
    : undefined;
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const names = (node: Node | undefined) => node && (text(node, 'name') ?? dotted(node));

/** A feature test in a node instead of a use: `typeof x`, `x?.()`, `'x' in y`, or the condition of a branch. */
function tested(node: Node): (Node | undefined)[] {
  switch (node.type) {
    case 'UnaryExpression':
      return /^(?:typeof|!)$/.test(String(node['operator'])) ? [child(node, 'argument')] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [child(node, 'test')];
    case 'LogicalExpression':
      return [child(node, 'left')];
    case 'CallExpression':
      return node['optional'] === true ? [child(node, 'callee')] : [];
    case 'BinaryExpression':
      return node['operator'] === 'in' ? [child(node, 'left')] : [child(node, 'left'), child(node, 'right')];
    default:
      return [];
  }
}

function usesOf(node: Node, declared: ReadonlySet<string>): Use[] {
  const use = (feature: MissingFeature | null, name: string | undefined): Use[] =>
    feature && name !== undefined ? [{ feature, name, node }] : [];
  if (node.type === 'Literal' && isRegex(node['regex'])) {
    const { pattern, flags } = node['regex'];
    return patternFeatures(pattern, flags).flatMap((feature) => use(feature, pattern));
  }
  if (node.type === 'MemberExpression') {
    const name = dotted(node);
    const owner = globalName(child(node, 'object'));
    if (name === undefined || owner === undefined || declared.has(owner)) return [];
    return use(staticFeature(owner, name) ?? (globalName(node) === name ? globalFeature(name) : null), name);
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const [one, two] = (node['arguments'] as readonly Node[] | undefined) ?? [];
    const callee = child(node, 'callee');
    const called =
      callee && dotted(callee.type === 'SequenceExpression' ? (children(callee).at(-1) ?? callee) : callee);
    const string = stringOf(one);
    if (globalName(callee) === 'RegExp' && string !== undefined)
      return patternFeatures(string, stringOf(two) ?? '').flatMap((feature) => use(feature, string));
    if (called === 'addEventListener' && string !== undefined) {
      const owner = globalName(callee && child(callee, 'object'));
      // A new feature is tested by itself.
      return owner && globalFeature(owner) ? [] : use(eventFeature(string), string);
    }
    if (/^(?:jsxs?|createElement)$/.test(called ?? '') && string !== undefined && two?.type === 'ObjectExpression')
      return children(two).flatMap((property) => {
        const name = text(child(property, 'key'), 'name');
        return name === undefined ? [] : use(attributeFeature(name), name);
      });
    return called === undefined ? [] : use(methodFeature(called), called);
  }
  const syntax = syntaxFeature(node.type);
  return syntax ? use(syntax, node.type) : [];
}

const isRegex = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

/**
 * Every feature in a script that the oldest browsers lack and that the script does not test for. A test counts for the
 * function around it; outside of functions, for its statement.
 */
export function checkJs(code: string): Finding[] {
  const program = parseSync('built.js', code, { preserveParens: false }).program as unknown as Node;
  const declared = new Set<string>();
  const methods = new Set<string>();
  const uses: (Use & { readonly around: readonly Node[] })[] = [];
  const tests: { readonly name: string; readonly scope: Node }[] = [];

  const visit = (node: Node, parent: Node | undefined, around: readonly Node[]) => {
    if (
      parent &&
      /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration|Import\w*Specifier)$/.test(parent.type)
    ) {
      const name = text(node, 'name');
      if (name && (child(parent, 'id') === node || child(parent, 'local') === node)) declared.add(name);
    }
    if (node.type === 'MethodDefinition') methods.add(text(child(node, 'key'), 'name') ?? '');
    const scope = functionTypes.has(node.type) || parent?.type === 'Program' ? [...around, node] : around;
    const nearest = scope.at(-1);
    for (const test of tested(node)) {
      const name = test && (names(test) ?? (node['operator'] === 'in' ? stringOf(test) : undefined));
      if (name && nearest) tests.push({ name, scope: nearest });
    }
    for (const use of usesOf(node, declared)) uses.push({ ...use, around: scope });
    if (node.type === 'Identifier' && parent && isRead(node, parent)) {
      const name = text(node, 'name') ?? '';
      const feature = globalFeature(name);
      if (feature) uses.push({ feature, name, node, around: scope });
    }
    for (const next of children(node)) visit(next, node, scope);
  };
  visit(program, undefined, []);

  return (
    uses
      .filter(({ name, node }) => !(node.type === 'Identifier' && declared.has(name)))
      // Calls of a method that a class in the file defines do not count.
      .filter(({ name, node }) => !(node.type === 'CallExpression' && methods.has(name)))
      .filter(({ name, around }) => !tests.some((test) => test.name === name && around.includes(test.scope)))
      .map(({ feature, node }) => {
        const before = code.slice(0, node.start);
        const line = before.split('\n').length;
        return {
          feature,
          line,
          column: node.start - before.lastIndexOf('\n'),
          text: code.slice(node.start, node.end).slice(0, 100),
        };
      })
  );
}

/** Whether an identifier is a value that is read, not a name of a property or of something declared here. */
function isRead(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return child(parent, 'object') === node;
  if (parent.type === 'Property') return child(parent, 'value') === node && parent['shorthand'] !== true;
  if (/Specifier$|^MethodDefinition$|^PropertyDefinition$|^LabeledStatement$/.test(parent.type)) return false;
  return true;
}
