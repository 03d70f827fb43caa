/* Themes as data, without CSS: for programs that run outside of a build of styles. */
export { builtInThemes, type BuiltInThemeName } from './builtInThemes.ts';
export { readColour, writeColour } from './colour.ts';
export { checkContrast, contrastFaults } from './contrast.ts';
export { correctionText, deriveTheme } from './derive.ts';
export { TokensError } from './tokens/token-fault.ts';
export { parseTokens } from './tokens/readTokens.ts';
export type * from './tokens.types.ts';
