export { deriveTheme, type BrandColours, type Correction, type DerivedTheme } from './tokens/derive.ts';
export { vars } from './vars.css.ts';
export { makeTheme, type ThemeFacts } from './makeTheme.ts';
export { parseTokens, readTokens } from './token-files/readTokens.ts';
export { TokensError } from './token-files/token-fault.ts';
export { writeTokens } from './token-files/writeTokens.ts';
export type * from './tokens/tokens.types.ts';
