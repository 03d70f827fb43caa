import { templateOfFolder } from '@housefront/contract/templates';
import { testConfig } from '@housefront/core/testing';
import type { Template } from '@housefront/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkSite, checkTemplates } from './checkSite.ts';
import { testRuntime } from '../testing/testRuntime.ts';
import { SiteApp } from './SiteApp.tsx';

type Loader = () => Promise<{ default: Template }>;

/** Every template by its folder, as sites import them. */
const loaders = Object.entries(
  import.meta.glob<{ default: Template }>([
    '../../../ui/src/templates/*/template.ts',
    '!../../../ui/src/templates/_*/template.ts',
  ]),
).map(([path, load]) => ({ folder: path.split('/').at(-2) ?? '', load }));
const first = (start: string): Loader => {
  const found = loaders.find(({ folder }) => folder.startsWith(start));
  if (!found) throw new Error(`no template ${start}`);
  return found.load;
};

/** Name of a folder in a site's config: `desktop_1`, `H5_1_mobile`. */
const nameOf = (folder: string) => `${templateOfFolder(folder)}${folder.startsWith('desktop') ? '' : '_mobile'}`;

/** A site that names the template of a folder and imports one. */
const siteWith = (folder: string, load: Loader) => {
  const mode = folder.startsWith('desktop') ? ('desktop' as const) : ('mobile' as const);
  const templates = { desktop: first('desktop'), mobile: first('h5'), [mode]: load };
  const base = testConfig().public;
  const named = mode === 'desktop' ? { TEMPLATE_NAME: nameOf(folder) } : { MOBILE_TEMPLATE_NAME: nameOf(folder) };
  return { mode, templates, public: { ...base, TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', ...named } };
};

/** A page of that site as the server gives it to a guest, and the id of the template that it came from. */
async function rendered(folder: string, load: Loader, path: string) {
  const site = siteWith(folder, load);
  const { runtime, open } = await testRuntime({
    config: { public: site.public },
    templates: site.templates,
    mode: site.mode,
    path,
    server: true,
  });
  await open();
  runtime.templates.settle();
  const html = renderToString(createElement(SiteApp, { runtime }));
  const { id, kind } = runtime.templates.store.getState().template;
  runtime.core.dispose();
  return { html, id, kind };
}

test('[TPL-01] every template has a folder of its own that has its name', () => {
  expect(loaders.length).toBeGreaterThan(1);
  expect(loaders.filter(({ folder }) => templateOfFolder(folder) === undefined)).toEqual([]);
});

test('[CFG-03] both modes are held against their names at once, each with its fix', async () => {
  const named = { ...testConfig().public, TEMPLATE_NAME: 'desktop_7', MOBILE_TEMPLATE_NAME: 'bob_mobile' };
  const templates = {
    desktop: () => Promise.resolve({ default: { id: 'desktop-1' } as Template }),
    mobile: () => Promise.resolve({ default: { id: 'h5-1' } as Template }),
  };
  await expect(checkTemplates(templates, { public: named })).rejects.toThrow(
    [
      "This site's config cannot be used:",
      "  templates.desktop: imports desktop-1, while the config names that of desktop-7. Import '@housefront/ui/templates/desktop-7', or name the other template.",
      "  templates.mobile: imports h5-1, while the config names that of h5-2. Import '@housefront/ui/templates/h5-2', or name the other template.",
    ].join('\n'),
  );
  const swapped = { desktop: templates.mobile, mobile: templates.desktop };
  await expect(checkTemplates(swapped, testConfig())).rejects.toThrow('templates.desktop: imports h5-1');
  await expect(checkTemplates(templates, testConfig())).resolves.toBeUndefined();
});

describe.each(loaders)('$folder', ({ folder, load }) => {
  const { mode, ...definition } = siteWith(folder, load);
  const site = {
    version: 1 as const,
    siteId: 1,
    currencies: 'RMB',
    languages: 'en_US',
    theme: 'midnight' as const,
    upstream: 'http://localhost:4300',
    content: () => Promise.reject(new Error('none')),
    ...definition,
  };

  test('[CFG-06] is chosen by its name in a config; another one under that name is refused', async () => {
    const other = loaders.find((one) => one.folder !== folder);
    expect(checkSite(site).public).toMatchObject(definition.public);
    await expect(checkTemplates(definition.templates, definition)).resolves.toBeUndefined();
    const mistaken = { ...definition.templates, [mode]: other?.load };
    await expect(checkTemplates(mistaken, definition)).rejects.toThrow(`templates.${mode}: imports ${other?.folder},`);
  });

  test('[TPL-01] supplies every slot, and every view loads', async () => {
    const { slots, views } = (await load()).default;
    for (const slot of ['Header', 'Footer', 'TabBar', 'Frame', 'Wallet'] as const)
      expect(slots[slot]).toBeTypeOf('function');
    const loaded = await Promise.all(Object.values(views).map((view) => view()));
    expect(loaded.length).toBeGreaterThan(20);
    for (const view of loaded) expect(view.default).toBeTypeOf('function');
  });

  test.each([
    ['home', '/'],
    ['a hall', '/gameHall/2'],
    ['a list of games', '/games'],
    ['the list of a provider', '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd'],
    ['promotions', '/discount'],
  ])('[CFG-06] [TPL-01] shows %s in its own frame', async (_, path) => {
    const { html, id, kind } = await rendered(folder, load, path);
    expect([id, kind]).toEqual([folder, mode]);
    for (const part of [/<header[ >]/, /<main[ >]/]) expect(html).toMatch(part);
  });
});
