import type { DerivedTheme, ThemeTokens } from '../packages/ui/src/theme/index.ts';

/** Imports of a site's `theme.css.ts` from the kit, with a `makeTheme` that returns the tokens instead of writing styles. */
export { deriveTheme } from '../packages/ui/src/theme/tokens/derive.ts';
export { parseTokens, readTokens } from '../packages/ui/src/theme/token-files/readTokens.ts';
export { vars } from '../packages/ui/src/theme/vars.css.ts';

export const makeTheme = (_name: string, theme: ThemeTokens | DerivedTheme): ThemeTokens =>
  'tokens' in theme ? theme.tokens : theme;
