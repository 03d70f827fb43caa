import { midnight } from '../tokens/midnight.tokens.ts';
import type { ThemeTokens } from '../tokens/tokens.types.ts';
import { isRecord } from './token-fault.ts';

/** Types of the W3C design tokens format that a theme uses. */
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'gradient'
  | 'number'
  | 'shadow';

/** One token of a theme. */
export interface TokenFacts {
  /** Its path in the theme and in a tokens file: `colour.accent.base`. */
  readonly path: string;
  readonly type: TokenType;
  /** Smallest and largest value of numbers, of dimensions in px and of durations in ms. */
  readonly range?: readonly [low: number, high: number];
  /** A colour with an opacity; in the theme `{ color, opacity }`. */
  readonly translucent?: true;
}

/** The first matching prefix of a path decides the type. */
const rules: readonly (readonly [start: string, facts: Omit<TokenFacts, 'path'>])[] = [
  ['colour.scrim', { type: 'color', translucent: true }],
  ['colour.', { type: 'color' }],
  ['gradient.', { type: 'gradient' }],
  ['type.lead.', { type: 'fontFamily' }],
  ['type.size.', { type: 'dimension', range: [8, 120] }],
  ['type.leading.', { type: 'number', range: [0.8, 3] }],
  ['type.weight.', { type: 'fontWeight', range: [1, 1000] }],
  ['type.tracking.', { type: 'number', range: [-200, 500] }],
  ['radius.', { type: 'dimension', range: [0, 999] }],
  ['depth.', { type: 'shadow' }],
  ['motion.fast', { type: 'duration', range: [0, 5000] }],
  ['motion.base', { type: 'duration', range: [0, 5000] }],
  ['motion.slow', { type: 'duration', range: [0, 5000] }],
  ['motion.', { type: 'cubicBezier' }],
  ['art.veil', { type: 'color' }],
  ['art.onVeil', { type: 'color' }],
];

function list(value: unknown, path: string): readonly TokenFacts[] {
  const [, facts] = rules.find(([start]) => path.startsWith(start)) ?? [];
  const group = isRecord(value);
  // These objects are values; any other object is a group.
  if (facts && (!group || facts.translucent || facts.type === 'gradient')) return [{ path, ...facts }];
  if (!group) return [];
  return Object.entries(value).flatMap(([name, below]) => list(below, path === '' ? name : `${path}.${name}`));
}

/**
 * Every token that a design tool can hold, in the order of the theme. It is derived from the theme's shape, so a new token is
 * written, read and offered automatically. Facts without a standard type (`scheme`, `level`, `art.variant`, `art.filter`) are
 * excluded.
 */
export const tokenList: readonly TokenFacts[] = list(midnight, '');

/** The value of a theme at a path of {@link tokenList}; undefined for an unknown path. */
export function tokenAt(tokens: ThemeTokens, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), tokens);
}

function replaced(value: unknown, path: string, values: ReadonlyMap<string, unknown>): unknown {
  if (values.has(path)) return values.get(path);
  if (!isRecord(value)) return value;
  const next = Object.entries(value).map(
    ([name, below]) => [name, replaced(below, path === '' ? name : `${path}.${name}`, values)] as const,
  );
  return next.some(([name, below]) => below !== value[name]) ? Object.fromEntries(next) : value;
}

/**
 * A theme with other values, by path; groups without a changed value keep their identity. The values must have the right
 * types: they come from a theme or from a reader of values.
 */
export function withTokens(tokens: ThemeTokens, values: ReadonlyMap<string, unknown>): ThemeTokens {
  // Only values change, names do not.
  return replaced(tokens, '', values) as ThemeTokens;
}
