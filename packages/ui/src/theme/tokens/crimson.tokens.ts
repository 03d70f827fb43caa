import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.types.ts';

/** Black and red, dark. */
export const crimson: ThemeTokens = deriveTheme({
  accent: '#e2343f',
  surface: '#140a0c',
  second: '#e0b052',
  prizes: 'gold',
}).tokens;
