import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.types.ts';

/** Red and gold, light. */
export const festival: ThemeTokens = deriveTheme({
  accent: '#c4122f',
  surface: '#fff5ea',
  second: '#8a4b08',
  prizes: 'gold',
}).tokens;
