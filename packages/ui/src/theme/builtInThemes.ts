import { contrast } from './themes/contrast.tokens.ts';
import { crimson } from './themes/crimson.tokens.ts';
import { daylight } from './themes/daylight.tokens.ts';
import { emerald } from './themes/emerald.tokens.ts';
import { festival } from './themes/festival.tokens.ts';
import { midnight } from './themes/midnight.tokens.ts';
import { neon } from './themes/neon.tokens.ts';
import type { ThemeTokens } from './tokens.types.ts';

/** The tokens of every built-in theme by name. For tests and tools; a site imports its own theme's CSS only (THM-01). */
export const builtInThemes = {
  midnight,
  emerald,
  crimson,
  daylight,
  festival,
  neon,
  contrast,
} as const satisfies Readonly<Record<string, ThemeTokens>>;

/** Name of a built-in theme; the value of `data-theme`. */
export type BuiltInThemeName = keyof typeof builtInThemes;
