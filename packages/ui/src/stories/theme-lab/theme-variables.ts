import { toVars } from '../../theme/toVars.ts';
import { vars } from '../../theme/vars.css.ts';
import type { ThemeTokens } from '../../theme/tokens/tokens.types.ts';

type Tree = { readonly [name: string]: string | Tree };

function pairsOf(names: Tree, values: Tree): readonly (readonly [string, string])[] {
  return Object.entries(names).flatMap(([name, below]) => {
    const value = values[name] ?? '';
    if (typeof below !== 'string') return pairsOf(below, typeof value === 'string' ? {} : value);
    return typeof value === 'string' ? [[below.slice(4, -1), value] as const] : [];
  });
}

/** The CSS variables of a theme with their values: `--hf-surface-canvas` to `#0a1020`. */
export const variablesOf = (tokens: ThemeTokens): ReadonlyMap<string, string> => new Map(pairsOf(vars, toVars(tokens)));

/** The names of variables that a token sets. */
export function variablesAt(path: string): readonly string[] {
  const [group = '', ...names] = path
    .replace(/^colour\./, '')
    .replace(/^type\.lead/, 'font')
    .replace(/^type\./, '')
    .replace(/^depth/, 'shadow')
    .split('.');
  const kebab = [group, ...names].map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return [`--hf-${kebab.join('-')}`];
}

/** The variables on the root of each page. */
const painted = new WeakMap<HTMLElement, ReadonlyMap<string, string>>();

/** Writes a theme to the root of a page: only changed CSS variables. */
export function paint(root: HTMLElement, values: ReadonlyMap<string, string>, scheme: ThemeTokens['scheme']): void {
  const before = painted.get(root);
  for (const [name, value] of values) if (before?.get(name) !== value) root.style.setProperty(name, value);
  painted.set(root, values);
  if (root.style.colorScheme !== scheme) root.style.colorScheme = scheme;
}

/** The selectors of a document's style sheets that contain a variable, by frequency. */
export function selectorsUsing(document: Document, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const walk = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      // Rules of another document are instances of its own classes.
      const { selectorText, cssRules, style } = rule as CSSStyleRule;
      const uses = style && names.some((name) => style.cssText.includes(`var(${name})`));
      if (selectorText && uses && !selectorText.startsWith('[data-theme')) found.add(selectorText);
      if (cssRules) walk(cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return [...found];
}

/** States of elements, which are assumed to apply, and pseudo-elements. */
const states =
  /::?(?:hover|focus(?:-visible|-within)?|active|before|after|placeholder|disabled|checked|backdrop|marker|selection|-webkit-[\w-]+)/g;

/** The elements to which rules with a variable apply; states such as hovering are assumed. */
export function elementsUsing(document: Document, names: readonly string[]): readonly Element[] {
  const found = new Set<Element>();
  for (const selector of selectorsUsing(document, names).flatMap((list) => list.split(/,(?![^(]*\))/))) {
    const plain = selector.replaceAll(states, '').trim();
    // E.g. the focus ring: such a rule matches every element, but shows on none.
    if (/^(?:\*|:where\(\*?\)|:root|html)?$/.test(plain)) continue;
    try {
      for (const element of document.body.querySelectorAll(plain)) found.add(element);
    } catch {
      // A selector that is valid only in style sheets matches no elements.
    }
  }
  // A template may override a variable for a part of its page, which then does not follow the theme.
  const valueAt = (element: Element, name: string): string =>
    document.defaultView?.getComputedStyle(element).getPropertyValue(name) ?? '';
  const follows = (element: Element): boolean =>
    names.every((name) => valueAt(element, name) === valueAt(document.documentElement, name));
  return [...found].filter(follows);
}
