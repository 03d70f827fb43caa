export { vars } from './vars.css.ts';
export { makeTheme, type ThemeFacts } from './makeTheme.ts';
export type * from './tokens.types.ts';
