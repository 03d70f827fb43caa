import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.types.ts';

/** Green felt, dark. */
export const emerald: ThemeTokens = deriveTheme({
  accent: '#e6b84c',
  surface: '#06231a',
  second: '#34b27b',
  prizes: 'gold',
}).tokens;
