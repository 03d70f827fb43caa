import { rememberIcons } from '@housefront/ui/primitives/Icon';
import { knownIcons } from './icons.ts';
import type { ServerAssets } from './server-assets.ts';

/**
 * Assets of a page in development: there is no build, so the entry itself is named and Vite injects the styles. Icons of the
 * page are read from their collections.
 */
export function createDevAssets(): ServerAssets {
  return {
    page: () => ({ entry: '/src/main.tsx', scripts: ['/src/main.tsx'], styles: [] }),
    css: () => '',
    draw: (render) => render(),
    icons(html) {
      const found: Record<string, Record<string, string>> = {};
      for (const [, prefix = '', name = ''] of html.matchAll(/data-icon="([a-z0-9-]+):([a-z0-9-]+)"/g)) {
        const set = knownIcons(prefix, [name]);
        const body = set?.icons[name]?.body;
        if (!set || !body) continue;
        // In the HTML from the second rendering on, which is enough in development.
        rememberIcons({ ...set, prefix });
        (found[prefix] ??= {})[name] = body;
      }
      return found;
    },
  };
}
