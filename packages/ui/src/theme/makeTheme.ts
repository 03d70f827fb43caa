import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { contrastFaults } from './tokens/contrast.ts';
import { correctionText, type DerivedTheme } from './tokens/derive.ts';
import type { ThemeTokens } from './tokens/tokens.types.ts';
import { toVars } from './toVars.ts';
import { vars } from './vars.css.ts';

/** Facts about a theme beside its CSS. */
export interface ThemeFacts {
  /** Value of `data-theme`. */
  readonly name: string;
  readonly scheme: 'dark' | 'light';
  /** Theme colour of the page, for the browser's own bars. */
  readonly canvas: string;
  /** Colour of main buttons, and of their text. */
  readonly accent: { readonly base: string; readonly on: string };
}

declare global {
  /** Warnings of this process: styles are compiled for browsers and for the server by separate modules. */
  var housefrontReportedThemes: Set<string> | undefined;
}

function report(name: string, lines: readonly string[]): void {
  const reported = (globalThis.housefrontReportedThemes ??= new Set());
  const text = [`Theme ${name}:`, ...lines].join('\n  ');
  if (lines.length === 0 || reported.has(text)) return;
  reported.add(text);
  // oxlint-disable-next-line no-console -- Style sheets run in the build alone; this is what the person who builds reads.
  console.warn(text);
}

/**
 * Emits a theme: `[data-theme="name"]` sets every variable and the colour scheme. Call it from a `*.css.ts` file. Scopes
 * nest: a part of a page may have another theme. The build prints corrections of a derived theme, and pairs with too little
 * contrast.
 */
export function makeTheme(name: string, theme: ThemeTokens | DerivedTheme): ThemeFacts {
  const { tokens, corrections } = 'tokens' in theme ? theme : { tokens: theme, corrections: [] };
  report(name, [...corrections.map(correctionText), ...contrastFaults(tokens)]);
  const scope = `[data-theme="${name}"]`;
  createGlobalTheme(scope, vars, { '@layer': layers.base, ...toVars(tokens) });
  globalStyle(scope, { '@layer': { [layers.base]: { colorScheme: tokens.scheme } } });
  const { accent, surface } = tokens.colour;
  return { name, scheme: tokens.scheme, canvas: surface.canvas, accent: { base: accent.base, on: accent.on } };
}
