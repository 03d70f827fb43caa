/* Themes as data, without CSS: for programs that run outside of a build of styles. */
export { builtInThemes, type BuiltInThemeName } from './tokens/builtInThemes.ts';
export { readColour, writeColour } from './tokens/colour.ts';
export { checkContrast, contrastFaults } from './tokens/contrast.ts';
export { correctionText, deriveTheme } from './tokens/derive.ts';
export { TokensError } from './token-files/token-fault.ts';
export { parseTokens } from './token-files/readTokens.ts';
export type * from './tokens/tokens.types.ts';
