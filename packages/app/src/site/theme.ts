import type { ThemeFacts } from '@housefront/ui/theme';

function unresolved(): never {
  throw new Error('@housefront/app/theme is the theme of a site. It exists in builds by siteViteConfig only.');
}

/**
 * The theme that `site.config.ts` names, with its styles. The Vite config of a site puts the theme's own module in place of
 * this one (`siteTheme` in `vite/siteTheme.ts`).
 */
export const theme: ThemeFacts = unresolved();
