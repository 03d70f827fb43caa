import { createContext, useContext } from 'react';
import type { Template } from '../defineTemplate.ts';
import type { Direction } from '../conformance/screen/root.ts';
import type { ThemeTokens } from '../theme/tokens/tokens.types.ts';

/** A theme of a site in the workspace. */
export interface SiteTheme {
  /** Value of `data-theme` in Storybook. */
  readonly name: string;
  /** The site's id and name. */
  readonly title: string;
  readonly tokens: ThemeTokens;
}

/** Parts that a profile of player protection puts around a page (RG-37x). */
export interface SceneProfile {
  readonly name: string;
  /** Least age of players; none without a sign. */
  readonly age?: number;
  readonly marks?: { readonly count: number; readonly place: 'top' | 'footer' };
  /** Present if members can set limits. */
  readonly limits?: object;
  readonly sessionBar?: { readonly net?: true; readonly elapsed?: true };
  /** The block of one press: a length such as `24h`, and for whom. */
  readonly panic?: { readonly duration: string; readonly scope: 'site' | 'brands' | 'national' };
}

/** Values of Storybook's toolbars, for stories of slots and views (DES-01). */
export interface StoryGlobals {
  /** The chosen template; null if there is none or the story needs none. */
  readonly template: Template | null;
  /** Value of `data-theme`. */
  readonly theme: string;
  /** Locale in its wire form, e.g. `zh_CN`. */
  readonly locale: string;
  readonly session: 'guest' | 'member';
  readonly motion: 'full' | 'reduced';
  readonly direction: Direction;
  /** The profile of player protection; null for none. */
  readonly profile: SceneProfile | null;
  /** The themes beside the built-in ones. */
  readonly siteThemes: readonly SiteTheme[];
}

/** Provided by `.storybook/preview.tsx`. */
export const StoryGlobalsContext = createContext<StoryGlobals>({
  template: null,
  theme: 'midnight',
  locale: 'en_US',
  session: 'guest',
  motion: 'full',
  direction: 'ltr',
  profile: null,
  siteThemes: [],
});

/** The toolbars' values. For stories only. */
export function useStoryGlobals(): StoryGlobals {
  return useContext(StoryGlobalsContext);
}
