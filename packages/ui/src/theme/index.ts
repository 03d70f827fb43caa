export { deriveTheme, type BrandColours, type Correction, type DerivedTheme } from './derive.ts';
export { vars } from './vars.css.ts';
export { makeTheme, type ThemeFacts } from './makeTheme.ts';
export type * from './tokens.types.ts';
