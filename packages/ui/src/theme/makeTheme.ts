import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundations/layers.css.ts';
import type { ThemeTokens } from './tokens.types.ts';
import { toVars } from './toVars.ts';
import { vars } from './vars.css.ts';

/** Facts about a theme beside its CSS. */
export interface ThemeFacts {
  /** Value of `data-theme`. */
  readonly name: string;
  readonly scheme: 'dark' | 'light';
  /** Theme colour of the page, for the browser's own bars. */
  readonly canvas: string;
}

/**
 * Emits a theme: `[data-theme="name"]` sets every variable and the colour scheme. Call it from a `*.css.ts` file. Scopes nest:
 * a part of a page may have another theme.
 */
export function makeTheme(name: string, tokens: ThemeTokens): ThemeFacts {
  const scope = `[data-theme="${name}"]`;
  createGlobalTheme(scope, vars, { '@layer': layers.base, ...toVars(tokens) });
  globalStyle(scope, { '@layer': { [layers.base]: { colorScheme: tokens.scheme } } });
  return { name, scheme: tokens.scheme, canvas: tokens.colour.surface.canvas };
}
