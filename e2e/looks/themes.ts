import { builtInThemes } from '../../packages/ui/src/theme/tokens/builtInThemes.ts';
import { toVars } from '../../packages/ui/src/theme/toVars.ts';
import { vars } from '../../packages/ui/src/theme/vars.css.ts';
import type { ThemeName } from './wishes.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Declarations of a theme: the names of `names` with the values that `values` has at the same place. */
const declarations = (names: Tree, values: Tree): string[] =>
  Object.entries(names).flatMap(([key, name]) => {
    const value = values[key];
    if (typeof name === 'string') return typeof value === 'string' ? [`${name.slice('var('.length, -1)}:${value}`] : [];
    return typeof value === 'object' ? declarations(name, value) : [];
  });

/**
 * The CSS that gives a running site another theme. A site's own theme is in a cascade layer, and rules outside of layers
 * win.
 */
export function themeCss(name: ThemeName): string {
  const tokens = builtInThemes[name];
  return `:root{${declarations(vars, toVars(tokens)).join(';')};color-scheme:${tokens.scheme}}`;
}
