import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteConfigError } from '../site/checkSite.ts';
import { siteTheme } from './siteTheme.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

let time = 1_700_000_000;
/** Writes the config of the site, each time with a later time of change. */
function name(theme: string): void {
  const file = join(root, 'site.config.ts');
  const titles = "SITE_NAME: 'A', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE_EN: 'A'";
  writeFileSync(
    file,
    `export default { version: 1, siteId: 7, public: { ${titles} }, currencies: 'USD', languages: 'en_US', theme: '${theme}', upstream: 'https://a.test' };`,
  );
  time += 10;
  utimesSync(file, time, time);
}

/** Imports that the plugin has resolved. */
function resolver() {
  const { resolveId } = siteTheme(root);
  if (typeof resolveId !== 'object') throw new TypeError('a hook with a filter');
  const { handler, filter } = resolveId;
  return {
    filter,
    resolve: async (): Promise<string> => {
      let resolved = '';
      const context = { resolve: (source: string, importer: string) => void (resolved = `${source} from ${importer}`) };
      await handler.call(context as never, '@housefront/app/theme', 'main.tsx', {} as never);
      return resolved;
    },
  };
}

test.each(['midnight', 'emerald', 'crimson', 'daylight', 'festival', 'neon', 'contrast'])(
  '[THM-01] the theme of a site whose config names %s is that one',
  async (theme) => {
    name(theme);
    expect(await resolver().resolve()).toBe(`@housefront/ui/themes/${theme} from main.tsx`);
  },
);

test('[THM-01] a site with a theme of its own gets its file', async () => {
  name('site');
  const { filter, resolve } = resolver();
  expect(await resolve()).toBe(`${join(root, 'theme.css.ts')} from main.tsx`);
  expect(filter).toEqual({ id: /^@housefront\/app\/theme$/ });
});

test('[THM-01] while a site is served, another name is followed, and a broken one keeps the last theme', async () => {
  name('neon');
  const { resolve } = resolver();
  const shown = [];
  for (const theme of ['neon', 'daylight', 'nope', 'crimson']) {
    name(theme);
    shown.push((await resolve()).split(' ')[0]?.split('/').at(-1));
  }
  expect(shown).toEqual(['neon', 'daylight', 'daylight', 'crimson']);
});

test('[GEN-04] a site that never named a theme is refused', async () => {
  name('nope');
  await expect(resolver().resolve()).rejects.toThrow(SiteConfigError);
});

test('[THM-01] a changed config makes both entries resolve their theme again, other files do not', () => {
  const { hotUpdate } = siteTheme(root);
  const asked: string[] = [];
  const again: unknown[] = [];
  const moduleGraph = {
    getModulesByFile: (file: string) => {
      asked.push(file);
      return new Set([file]);
    },
    invalidateModule: (module: unknown) => void again.push(module),
  };
  const change = (file: string) => {
    if (typeof hotUpdate === 'function')
      void hotUpdate.call({ environment: { moduleGraph } } as never, { file: join(root, file) } as never);
  };
  for (const file of ['content/en_US.md', 'theme.css.ts', 'src/main.tsx']) change(file);
  expect(asked).toEqual([]);
  change('site.config.ts');
  expect(again).toEqual([join(root, 'src/main.tsx'), join(root, 'src/server.tsx')]);
});
