export { vars } from './vars.css.ts';
export { makeTheme } from './makeTheme.ts';
export type * from './tokens.types.ts';
