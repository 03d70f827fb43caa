import { parseAst, type Plugin } from 'vite';
import { leanLibrary } from './leanLibrary.ts';
import { cuts, leftOut } from './react-cuts.ts';

/** A node of a syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Text in the place of a part of the code. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (value: unknown) => (isNode(value) ? value['name'] : undefined);
const valueOf = (value: unknown) => (isNode(value) ? value['value'] : undefined);

/** Goes over a tree from the outside to the inside; `scope` is the function that a node stands in. */
function walk(node: Node, visit: (node: Node, scope: Node) => void, scope = node): void {
  visit(node, scope);
  const inner = node.type.startsWith('Function') ? node : scope;
  for (const value of Object.values(node)) {
    for (const child of isNode(value) ? [value] : nodesOf(value)) walk(child, visit, inner);
  }
}

/** Carries edits out; one inside another is dropped. */
function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let text = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}

const leaves = /^(?:Break|Return|Throw|Continue)Statement$/;

/**
 * Cases of kinds of fibers that are never made go, as far as nothing falls into them. What they declare stays declared: a
 * function has one scope.
 */
function withoutKinds(cases: readonly Node[], scope: Node): Edit[] {
  const edits: Edit[] = [];
  const declared: unknown[] = [];
  let isReached = false;
  for (const node of cases) {
    const { start, end, test, consequent } = node;
    const body = nodesOf(consequent);
    const isGone = cuts.kinds.has(Number(valueOf(test) ?? 0));
    if (isGone) edits.push({ start, end: isReached ? (body[0]?.start ?? end) : end, text: '' });
    if (isGone && !isReached) {
      walk(node, ({ type, id }) => {
        if (type === 'VariableDeclarator') declared.push(nameOf(id));
      });
    }
    if (!isGone || isReached) isReached = !leaves.test(body.at(-1)?.type ?? '');
  }
  if (declared.length > 0 && isNode(scope['body'])) {
    const start = scope['body'].start + 1;
    edits.push({ start, end: start, text: `var ${declared.join(', ')};` });
  }
  return edits;
}

/** What the tree of the code tells to leave out: bodies of functions, kinds of fibers, lanes of view transitions. */
function editsOf(code: string): { edits: readonly Edit[]; found: ReadonlySet<string> } {
  const edits: Edit[] = [];
  const found = new Set<string>();
  const visit = (node: Node, scope: Node): void => {
    const { type, start, end, left, operator, discriminant, body } = node;
    if (type === 'FunctionDeclaration' && isNode(body)) {
      const name = String(nameOf(node['id']));
      const by = cuts.functions[name];
      if (by === undefined) return;
      found.add(name);
      edits.push({ start: body.start, end: body.end, text: `{${by}}` });
    } else if (type === 'SwitchStatement' && isNode(discriminant) && nameOf(discriminant['property']) === 'tag') {
      edits.push(...withoutKinds(nodesOf(node['cases']), scope));
    } else if (type === 'BinaryExpression' && (operator === '===' || operator === '!==')) {
      const isNever = cuts.kinds.has(Number(valueOf(left) ?? 0)) || cuts.never.test(code.slice(start, end));
      if (isNever) edits.push({ start, end, text: operator === '===' ? '!1' : '!0' });
    }
  };
  for (const node of nodesOf(parseAst(code).body)) walk(node, visit);
  return { edits, found };
}

/**
 * React DOM's code for browsers as a first page loads it: without what the product does not use ({@link cuts}).
 * @throws when it does not hold what is to be left out: another version was installed
 */
export function leanReactDom(code: string): string {
  let text = code;
  const missing: string[] = [];
  for (const [from, to] of cuts.texts) {
    const next = text.replaceAll(from, () => to);
    if (next === text) missing.push(String(from));
    text = next;
  }
  const { edits, found } = editsOf(text);
  missing.push(...Object.keys(cuts.functions).filter((name) => !found.has(name)));
  if (missing.length === 0) return edited(text, edits);
  throw new Error(`React DOM has another code than leanReact.ts knows (ADR 56). Look for: ${missing.join(', ')}`);
}

const client = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
/** React's own code, which names all of its exports. */
const own = /[\\/]react(?:-dom)?[\\/]cjs[\\/]/;
const asked = new RegExp(String.raw`(?<=\.)(?:${leftOut.join('|')})\b`);

/** What a module asks for of React that builds leave out, the first of it; null when it asks for nothing. */
export const askedOfReact = (code: string): string | null => asked.exec(code)?.[0] ?? null;

/** Makes React DOM smaller in what browsers load. A build stops when something asks for what is left out. */
export const leanReact: Plugin = {
  ...leanLibrary('react', client, leanReactDom),
  generateBundle(_, bundle) {
    for (const item of Object.values(bundle)) {
      for (const [id, { code }] of item.type === 'chunk' ? Object.entries(item.modules) : []) {
        const name = own.test(id) ? null : askedOfReact(code ?? '');
        if (name !== null) this.error(`${id} uses ${name} of React, which builds leave out (react-cuts.ts).`);
      }
    }
  },
};
