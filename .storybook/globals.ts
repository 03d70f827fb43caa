import { LANGUAGES } from '../packages/contract/src/locale/languages.ts';
import { templateLoaders } from '../packages/ui/src/conformance/subjects/templates.ts';

/** Options of the toolbars. Templates and themes are found by folder, so a new one appears here automatically. */

const themeModules = import.meta.glob('../packages/ui/src/theme/tokens/*.tokens.ts');

/** Loaders of the selectable templates, by id. */
export const templates = templateLoaders;

/** Names of the built-in themes. */
export const themes = Object.keys(themeModules)
  .map((path) => path.replace(/^.*\/|\.tokens\.ts$/g, ''))
  .filter((name) => name !== 'shared');

/** The languages that ship by locale, each in its own name, as visitors are offered them (I18N-01). */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map(({ code, name }) => [code, name]),
);

const heightOf = (width: number): number => (width < 768 ? 800 : width < 1280 ? 1024 : 900);

/** The reviewed widths, as Storybook viewports. */
export const viewports = Object.fromEntries(
  [320, 360, 390, 430, 768, 992, 1280, 1440, 1920].map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${heightOf(width)}px` },
      type: width < 768 ? ('mobile' as const) : width < 992 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
);
