import { contrast } from './contrast.tokens.ts';
import { crimson } from './crimson.tokens.ts';
import { daylight } from './daylight.tokens.ts';
import { emerald } from './emerald.tokens.ts';
import { festival } from './festival.tokens.ts';
import { midnight } from './midnight.tokens.ts';
import { neon } from './neon.tokens.ts';
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
