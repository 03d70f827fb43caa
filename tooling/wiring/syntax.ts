import type { Module } from './source.ts';

/** A node of a syntax tree, as far as names go. */
interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

/** A text that is written out; null for anything else. */
export const literalOf = (node: Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Name of a plain identifier or of a quoted key; null for anything else. */
export const keyOf = (node: Node): string | null =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : literalOf(node);

/** Every name that a module reads from something else: `x.name`, or `{ name }` taken apart. */
export function namesReadIn({ visit }: Module): ReadonlySet<string> {
  const names = new Set<string>();
  visit({
    MemberExpression: ({ property, computed }) => {
      if (!computed) names.add(keyOf(property) ?? '');
    },
    ObjectPattern: ({ properties }) => {
      for (const entry of properties) if (entry.type === 'Property') names.add(keyOf(entry.key) ?? '');
    },
  });
  return names;
}
