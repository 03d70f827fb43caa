import { bare, namesOf, type Node } from './nodes.ts';

/** One `expect(…).toBe(…)`, whatever its kind. */
export interface Expectation {
  /** `once`, or `element` and `poll`, which wait. */
  readonly kind: string;
  readonly subject: Node;
  readonly negated: boolean;
  /** Waits for a promise. */
  readonly ofPromise: boolean;
  readonly matcher: string;
  /** Says that there is nothing. */
  readonly isNone: boolean;
}

/** True of nothing: no element, no call, no text. */
const NONE: readonly RegExp[] = [
  /^(?:toBeNull|toBeUndefined|toBeHidden|toBeEmptyDOMElement)\(/,
  /^(?:toHaveLength|toHaveCount|toBe|toHaveBeenCalledTimes)\(0\)/,
  /^(?:toEqual|toStrictEqual)\((?:\[\]|\{\})\)/,
  /^(?:toBe|toEqual|toHaveText|toHaveTextContent)\((?:''|null|undefined)\)/,
];
const NEGATED =
  /^(?:toBeInTheDocument|toBeVisible|toBeAttached|toBeInViewport|toHaveBeenCalled\w*|toContain\w*|toHaveText\w*|toMatch\w*)$/;
/** Numbers that say where something is, not how many there are. */
const PLACE = /scroll|\b(?:top|left|bottom|right|width|height|tabIndex|leftAt)\b|TimerCount/;

/** Reads an expectation, if a call is the end of one. */
export function expectationOf(node: Node, text: string): Expectation | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const names = namesOf(node);
  const matcher = names.at(-1) ?? '';
  if (names[0] !== 'expect' && !names[0]?.endsWith('Expect')) return null;
  if (!/^to[A-Z]/.test(matcher)) return null;
  const root = rootCall(node.callee.object);
  const subject = root?.arguments[0];
  if (!root || !subject) return null;
  const negated = names.includes('not');
  const ofPromise = names.includes('resolves') || names.includes('rejects');
  const isPlace = matcher === 'toBe' && PLACE.test(text.slice(subject.start, subject.end));
  const call = text.slice(node.callee.property.start, node.end);
  return {
    kind: names[1] === 'element' || names[1] === 'poll' ? names[1] : 'once',
    subject,
    negated,
    ofPromise,
    matcher,
    isNone: !ofPromise && (negated ? NEGATED.test(matcher) : NONE.some((each) => each.test(call)) && !isPlace),
  };
}

function rootCall(node: Node): (Node & { type: 'CallExpression' }) | null {
  const inner = bare(node);
  if (inner.type === 'MemberExpression') return rootCall(inner.object);
  return inner.type === 'CallExpression' ? inner : null;
}
