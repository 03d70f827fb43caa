import { builtInThemes, type BuiltInThemeName } from '../../theme/tokens/builtInThemes.ts';
import { deriveTheme, type Correction, type DerivedTheme } from '../../theme/tokens/derive.ts';
import { parseTokens } from '../../theme/token-files/readTokens.ts';
import { tokenAt, tokenList, withTokens } from '../../theme/token-files/tokenList.ts';
import { writeTokens } from '../../theme/token-files/writeTokens.ts';
import type { ThemeTokens } from '../../theme/tokens/tokens.types.ts';

/** Brand colours as typed; blank for none. */
export interface LabBrand {
  readonly accent: string;
  readonly surface: string;
  readonly second: string;
}

/** The user's choices: a built-in theme or brand colours as the base, and single tokens by path. */
export interface LabState {
  readonly base: BuiltInThemeName;
  readonly brand: LabBrand;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** A state with its undo and redo steps. */
export interface LabHistory {
  readonly past: readonly LabState[];
  readonly present: LabState;
  readonly future: readonly LabState[];
  /** Subject of the last change: moving one slider is one step. */
  readonly topic: string;
}

type LabChange =
  | { readonly type: 'set'; readonly path: string; readonly value: unknown }
  | { readonly type: 'reset'; readonly path: string }
  | { readonly type: 'brand'; readonly role: keyof LabBrand; readonly value: string }
  | { readonly type: 'start'; readonly state: LabState };

export type LabAction = LabChange | { readonly type: 'undo' } | { readonly type: 'redo' };

export const noBrand: LabBrand = { accent: '', surface: '', second: '' };
export const firstState: LabState = { base: 'midnight', brand: noBrand, changes: {} };
export const historyOf = (present: LabState): LabHistory => ({ past: [], present, future: [], topic: '' });

/** Number of steps that can be undone. */
const STEPS = 200;

/**
 * The last derived theme of each brand: a state keeps its brand object from step to step, and it is read several times per
 * render.
 */
const derived = new WeakMap<LabBrand, DerivedTheme>();

function derivedFrom(brand: LabBrand): DerivedTheme {
  const { accent, surface, second } = brand;
  const theme = derived.get(brand) ?? deriveTheme({ accent, ...(surface && { surface }), ...(second && { second }) });
  derived.set(brand, theme);
  return theme;
}

const asGiven: readonly Correction[] = [];

/** The base theme of a state, and the corrections of its brand colours. */
export const baseOf = ({ base, brand }: LabState): DerivedTheme =>
  brand.accent === '' ? { tokens: builtInThemes[base], corrections: asGiven } : derivedFrom(brand);

/** The theme of a state. */
export const themeOf = (state: LabState): ThemeTokens =>
  withTokens(baseOf(state).tokens, new Map(Object.entries(state.changes)));

const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

function changed(state: LabState, action: LabChange): LabState {
  if (action.type === 'start') return action.state;
  if (action.type === 'brand') return { ...state, brand: { ...state.brand, [action.role]: action.value } };
  const { [action.path]: _, ...others } = state.changes;
  if (action.type === 'reset' || same(action.value, tokenAt(baseOf(state).tokens, action.path)))
    return { ...state, changes: others };
  return { ...state, changes: { ...state.changes, [action.path]: action.value } };
}

const topicOf = (action: LabAction): string =>
  action.type === 'set' ? action.path : action.type === 'brand' ? action.role : '';

/** Applies an action, an undo or a redo. Pure. */
export function step(history: LabHistory, action: LabAction): LabHistory {
  const { past, present, future, topic } = history;
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], topic: '' } : history;
  }
  if (action.type === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, present], present: after, future: rest, topic: '' } : history;
  }
  const next = changed(present, action);
  if (same(next, present)) return history;
  const about = topicOf(action);
  const goesOn = about !== '' && about === topic;
  return { past: goesOn ? past : [...past, present].slice(-STEPS), present: next, future: [], topic: about };
}

/** The tokens that differ from a theme, by path. */
export const differences = (tokens: ThemeTokens, from: ThemeTokens): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    tokenList.flatMap(({ path }) => {
      const value = tokenAt(tokens, path);
      return same(value, tokenAt(from, path)) ? [] : [[path, value]];
    }),
  );

/** The built-in theme that a file of this state extends: one of the same brightness and level. */
export function fileBase(state: LabState): BuiltInThemeName {
  if (state.brand.accent === '') return state.base;
  return baseOf(state).tokens.scheme === 'dark' ? 'midnight' : 'daylight';
}

/** A state as the text of a tokens file. */
export const fileOf = (state: LabState): string =>
  `${JSON.stringify(writeTokens(themeOf(state), fileBase(state)), null, 2)}\n`;

/** The state that shows a theme: the differences from a built-in one, by default of the same brightness and level. */
export function stateOfTokens(tokens: ThemeTokens, named?: string): LabState {
  // The names are those of the record.
  const names = Object.keys(builtInThemes) as BuiltInThemeName[];
  const base =
    names.find((name) => name === named) ??
    names.find((name) => builtInThemes[name].scheme === tokens.scheme && builtInThemes[name].level === tokens.level) ??
    firstState.base;
  return { base, brand: noBrand, changes: differences(tokens, builtInThemes[base]) };
}

/**
 * The state that shows a tokens file.
 * @throws {TokensError} when it is invalid
 */
export const stateOfFile = (text: string): LabState =>
  stateOfTokens(parseTokens(text), /"base"\s*:\s*"(\w+)"/.exec(text)?.[1]);

/** A state in the form of an address: letters, digits, `-` and `_` only, which Storybook keeps in the address of a story. */
export function addressOf({ base, brand, changes }: LabState): string {
  const bytes = new TextEncoder().encode(JSON.stringify([base, brand.accent, brand.surface, brand.second, changes]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The state of an address; null if the address was cut or means something else. */
export function stateOfAddress(text: string): LabState | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0);
    const [base, accent, surface, second, changes]: unknown[] = JSON.parse(new TextDecoder().decode(bytes));
    const state = {
      base: base as BuiltInThemeName,
      brand: { accent: String(accent), surface: String(surface), second: String(second) },
      changes: changes as Record<string, unknown>,
    };
    if (!Object.hasOwn(builtInThemes, state.base)) return null;
    // An address can contain anything, so values pass the reader of files.
    return { ...state, changes: differences(parseTokens(fileOf(state)), baseOf(state).tokens) };
  } catch {
    return null;
  }
}
