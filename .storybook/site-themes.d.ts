/** Themes of sites, found by `siteThemes.ts`. */
declare module 'virtual:site-themes' {
  import type { ThemeTokens } from '@housefront/ui/theme';

  const sources: readonly {
    readonly name: string;
    readonly title: string;
    readonly load: () => Promise<ThemeTokens>;
  }[];
  export default sources;
}
