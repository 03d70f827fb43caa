import { addons } from 'storybook/preview-api';
import first from 'virtual:site-themes';
import type { SiteTheme } from '../packages/ui/src/stories/story-globals.tsx';
import { variablesOf } from '../packages/ui/src/stories/theme-lab/theme-variables.ts';

const ID = 'site-themes';
let sources = first;

/** Writes the themes into the page, once: `[data-theme="site-1002"]` sets every variable, like the site's own style sheet. */
function write(themes: readonly SiteTheme[]): void {
  const style = document.createElement('style');
  style.id = ID;
  style.textContent = themes
    .map(({ name, tokens }) => {
      const variables = [...variablesOf(tokens)].map(([variable, value]) => `${variable}: ${value};`).join(' ');
      return `[data-theme="${name}"] { ${variables} color-scheme: ${tokens.scheme}; }`;
    })
    .join('\n');
  document.getElementById(ID)?.remove();
  document.head.append(style);
}

async function load(): Promise<readonly SiteTheme[]> {
  const found = await Promise.allSettled(
    sources.map(async ({ name, title, load }) => ({ name, title, tokens: await load() })),
  );
  const themes = found.flatMap((result, at) => {
    if (result.status === 'fulfilled') return [result.value];
    // oxlint-disable-next-line no-console -- The error of an unreadable theme is shown to its author; the others are shown.
    console.error(`The theme of ${sources[at]?.title ?? 'a site'} cannot be read.`, result.reason);
    return [];
  });
  write(themes);
  return themes;
}

let loaded: Promise<readonly SiteTheme[]> | undefined;

/** The themes of sites, with their styles in the page. */
export const loadSiteThemes = (): Promise<readonly SiteTheme[]> => (loaded ??= load());

// Shows a saved theme without a reload, which would reset the Theme Lab.
if (import.meta.hot)
  import.meta.hot.accept('virtual:site-themes', (module) => {
    if (!module) return;
    const names = (list: typeof first): string => list.map(({ name, title }) => `${name} ${title}`).join();
    const before = names(sources);
    // The module always has this shape.
    sources = module['default'] as typeof first;
    // The toolbar only reads the themes when the page loads.
    if (names(sources) !== before && !document.querySelector('[data-theme-lab]')) return location.reload();
    loaded = undefined;
    addons.getChannel().emit('forceReRender');
  });

/** Names and titles of these themes, for the toolbar. */
export const siteThemeItems = sources.map(({ name, title }) => ({ value: name, title }));
