import type { Node } from 'oxc-parser';

export type { Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const known = new WeakMap<Node, readonly Node[]>();

/** The nodes directly below a node, in the order of the text. */
export function below(node: Node): readonly Node[] {
  const before = known.get(node);
  if (before) return before;
  const found = Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);
  known.set(node, found);
  return found;
}

/** A function, whatever its form. */
export const isFunction = (node: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);

/** Without `await`, parentheses, assertions of a type and optional chains, which change nothing about what is meant. */
export function bare(node: Node): Node {
  if (node.type === 'AwaitExpression') return bare(node.argument);
  const isWrapped =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ChainExpression' ||
    node.type === 'TSSatisfiesExpression';
  return isWrapped ? bare(node.expression) : node;
}

/** The names of a chain of members and calls: `expect.element(x).not.toBe(y)` is expect, element, not, toBe. */
export function namesOf(node: Node): readonly string[] {
  const inner = bare(node);
  if (inner.type === 'Identifier') return [inner.name];
  if (inner.type === 'CallExpression') return namesOf(inner.callee);
  if (inner.type !== 'MemberExpression') return ['?'];
  const property = inner.property.type === 'Identifier' && !inner.computed ? inner.property.name : '?';
  return [...namesOf(inner.object), property];
}

/** The last name of a chain. */
export const lastName = (node: Node): string => namesOf(node).at(-1) ?? '?';

/** The body of a function. */
export function bodyOf(node: Node): Node | null {
  return 'body' in node && isNode(node.body) ? node.body : null;
}
