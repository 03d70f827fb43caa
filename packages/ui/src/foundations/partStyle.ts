import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type PartRule = Omit<GlobalStyleRule, '@layer'>;

/**
 * A style in the template layer for a part of a pattern inside `root`, a class of the template: overrides the pattern from the
 * template's own styles. Call it from a `*.css.ts` file.
 * @param part a selector, mostly a class that the pattern's styles export: `.${css.title}`
 */
export function partStyle(root: string, part: string, rule: PartRule): void {
  globalStyle(`${root} ${part}`, { '@layer': { [layers.template]: rule } });
}

/** {@link partStyle} for many parts of one root: `const within = partsOf(root)`. */
export const partsOf =
  (root: string) =>
  (part: string, rule: PartRule): void =>
    partStyle(root, part, rule);
