import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.types.ts';

/** Violet and cyan, dark. */
export const neon: ThemeTokens = deriveTheme({
  accent: '#b06bff',
  surface: '#0e0a24',
  second: '#25c9e8',
  prizes: 'gold',
}).tokens;
