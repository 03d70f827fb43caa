import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundations/layers.css.ts';
import type { ThemeTokens } from './tokens.types.ts';
import { toVars } from './toVars.ts';
import { vars } from './vars.css.ts';

/**
 * Emits a theme: `[data-theme="name"]` sets every variable of the contract and the colour scheme. Call it from a
 * `*.css.ts` file. Scopes nest: a part of a page may carry another theme.
 */
export function makeTheme(name: string, tokens: ThemeTokens): void {
  const scope = `[data-theme="${name}"]`;
  createGlobalTheme(scope, vars, { '@layer': layers.base, ...toVars(tokens) });
  globalStyle(scope, { '@layer': { [layers.base]: { colorScheme: tokens.scheme } } });
}
