export { deriveTheme, type BrandColours, type Correction, type DerivedTheme } from './derive.ts';
export { vars } from './vars.css.ts';
export { makeTheme, type ThemeFacts } from './makeTheme.ts';
export { parseTokens, readTokens } from './tokens/readTokens.ts';
export { TokensError } from './tokens/token-fault.ts';
export { writeTokens } from './tokens/writeTokens.ts';
export type * from './tokens.types.ts';
