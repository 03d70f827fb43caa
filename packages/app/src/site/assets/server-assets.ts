import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasActiveContent, iconShapes, withIcons, type IconShape } from '@housefront/ui/primitives/Icon';
import { pageAssets, type Manifest, type PageAssets, type ShownPage } from './assets.ts';
import type { IconCollection } from './icons.ts';

/** Assets of the client build for a site's server entry. */
export interface ServerAssets {
  readonly page: (page: ShownPage) => PageAssets;
  /** Texts of style sheets, one after the other. */
  readonly css: (styles: readonly string[]) => string;
  /** The icons in a piece of HTML. */
  readonly icons: (html: string) => Record<string, Record<string, string>>;
  /** Renders with the icons of this site. */
  readonly draw: (render: () => string) => string;
}

/** Attribute of an icon in the HTML; its name follows. */
const attribute = 'data-icon="';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads the client build that belongs to a server build, once.
 * @param serverFolder `dist/server`
 */
export function createServerAssets(serverFolder: string): ServerAssets {
  const client = join(serverFolder, '../client');
  // Written by this build.
  const manifest = readJson(join(client, '.vite/manifest.json')) as Manifest;
  const sheets = new Map<string, string>();
  const collections = new Map<string, IconCollection['icons']>();
  const shapes = new Map<string, IconShape>();
  // Absent if the site uses no icons.
  const iconFiles = existsSync(join(client, 'icons')) ? readdirSync(join(client, 'icons')) : [];
  for (const file of iconFiles.filter((name) => name.endsWith('.json'))) {
    // Written by this build.
    const set = readJson(join(client, 'icons', file)) as IconCollection;
    for (const [name, shape] of iconShapes(set)) if (!hasActiveContent(shape.body)) shapes.set(name, shape);
    collections.set(set.prefix, set.icons);
  }
  const pages = new Map<string, PageAssets>();
  return {
    draw: (render) => withIcons(shapes, render),
    page(page) {
      const key = JSON.stringify(page);
      const known = pages.get(key) ?? pageAssets(manifest, page);
      pages.set(key, known);
      return known;
    },
    css(styles) {
      return styles
        .map((href) => {
          const known = sheets.get(href) ?? readFileSync(join(client, href), 'utf8');
          sheets.set(href, known);
          return known;
        })
        .join('');
    },
    icons(html) {
      const found: Record<string, Record<string, string>> = {};
      // A plain text search: pages are long, and most have no icons.
      for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + attribute.length)) {
        const start = at + attribute.length;
        const [prefix = '', name = ''] = html.slice(start, html.indexOf('"', start)).split(':');
        const body = collections.get(prefix)?.[name]?.body;
        if (body) (found[prefix] ??= {})[name] = body;
      }
      return found;
    },
  };
}
