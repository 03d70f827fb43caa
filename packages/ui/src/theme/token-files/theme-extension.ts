import type { ThemeTokens } from '../tokens/tokens.types.ts';

/** Name of our own `$extensions`. */
export const EXTENSION = 'housefront.theme';

/** Facts of a theme without a standard type, in the `$extensions` of the file. */
export interface ThemeExtension {
  readonly scheme: ThemeTokens['scheme'];
  readonly level: ThemeTokens['level'];
  readonly variant: ThemeTokens['art']['variant'];
  readonly filter: string;
}

/** The facts of a theme that no standard type fits. */
export const extensionOf = ({ scheme, level, art: { variant, filter } }: ThemeTokens): ThemeExtension => ({
  scheme,
  level,
  variant,
  filter,
});
