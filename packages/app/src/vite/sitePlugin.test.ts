import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspect } from 'node:util';
import { createBuilder } from 'vite';
import { siteViteConfig } from './index.ts';
import { mismatches, loadSite, sitePlugin } from './sitePlugin.ts';

const siteNaming = (desktop: string, mobile: string) => `export default {
  version: 1,
  siteId: 88,
  public: {
    SITE_NAME: 'House',
    TEMPLATE_NAME: '${desktop}',
    MOBILE_TEMPLATE_NAME: '${mobile}',
    SITE_TITLE: '屋',
    SITE_TITLE_EN: 'House',
  },
  currencies: 'RMB',
  languages: 'zh_CN',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
};`;

test('[CFG-08x] a config that names a template without a folder is refused with the names of those that there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeFileSync(join(folder, 'site.config.ts'), siteNaming('desktop_49', 'H5_49'));
    await expect(loadSite(folder)).rejects.toThrow(
      /public\.TEMPLATE_NAME: there is no template in the folder desktop-49\. Use one of .*desktop_1.*H5_1.*\n {2}public\.MOBILE_TEMPLATE_NAME: there is no template in the folder h5-49\./,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[OPS-01] a config may name templates of the operator, which the site has to import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeFileSync(join(folder, 'site.config.ts'), siteNaming('desktop_50', 'H5_99'));
    const config = await loadSite(folder);
    const imports: Readonly<Record<string, readonly string[]>> = {
      [join(folder, 'site.config.ts')]: [
        '/shop/packages/design/templates/desktop-50/template.ts',
        '/shop/node_modules/@housefront/ui/dist/templates/h5-1/template.js',
      ],
      [join(folder, 'src/main.tsx')]: ['/shop/node_modules/@housefront/ui/dist/theme/themes/midnight.css.js'],
    };
    expect(mismatches(folder, config, (id) => imports[id] ?? [])).toEqual([
      "templates.mobile: imports another one while the config names that of h5-99. Import your templates/h5-99/template.ts, whose id is 'h5-99', or name the other template.",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[CFG-03] a build is held against what the config names', () => {
  const config = {
    theme: 'neon',
    public: { TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_2_mobile' },
  } as never;
  const imported: Readonly<Record<string, readonly string[]>> = {
    '/site/site.config.ts': [
      '/packages/ui/src/templates/desktop-1/template.ts',
      '/packages/ui/src/templates/h5-1/template.ts',
    ],
    '/site/src/main.tsx': ['/site/theme.css.ts'],
  };
  expect(mismatches('/site', config, (id) => imported[id] ?? [])).toEqual([
    "templates.mobile: imports another one while the config names that of h5-2. Import '@housefront/ui/templates/h5-2', or name the other template.",
    "theme: names neon while another one is imported. Import '@housefront/app/theme' in src/main.tsx and src/server.tsx: it is the named one.",
  ]);
  const own = { theme: 'site', public: { TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'origin' } } as never;
  expect(mismatches('/site', own, (id) => imported[id] ?? [])).toEqual([]);
});

const good = siteNaming('desktop_1', 'H5_1');
const broken: readonly (readonly [what: string, file: string, lines: readonly RegExp[]])[] = [
  ['no site', 'export const a = 1;', [/^site\.config\.ts: has no config\. Write export default defineSite/]],
  ['nothing', '', [/^site\.config\.ts: has no config\./]],
  ['a text', "export default 'x';", [/^site\.config\.ts: has no config\./]],
  ['an unknown name', `\n${good}\nnope();`, [/^site\.config\.ts:\d+: nope is not defined\. Correct the file\.$/]],
  ['a thrown text', "throw 'so';", [/^site\.config\.ts: so\. Correct the file\.$/]],
  ['an unfinished line', 'export default {', [/^site\.config\.ts.*: .+\. Correct the file\.$/]],
  ['an unknown module', "import './nope.ts';", [/^site\.config\.ts.*: .*nope\.ts.*\. Correct the file\.$/]],
  [
    'an unknown currency',
    good.replace("'RMB'", "'RMB,GBX'"),
    [/^currencies: "GBX" is not a known currency\. write currencies: 'RMB,GBP' \(list one or more of/],
  ],
  [
    'an unknown theme',
    good.replace('midnight', 'crimsn'),
    [/^theme: "crimsn" is not known\. write theme: 'crimson' \(use one of midnight, /],
  ],
  [
    'a missing key',
    good.replace(/ {2}upstream.*/, ''),
    [/^upstream: is missing\. write the platform's address, e\.g\. /],
  ],
  [
    'three problems',
    good.replace("'RMB'", "'EUX'").replace('siteId: 88', 'siteId: 0').replace("'zh_CN'", "'xx'"),
    [/^siteId: /, /^languages: /, /^currencies: /],
  ],
];

test.each(broken)('[GEN-04] a build of %s ends with one line for each problem and no stack', async (_, file, lines) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "site", "type": "module" }');
    writeFileSync(join(folder, 'site.config.ts'), file);
    const builder = await createBuilder({ ...siteViteConfig(folder), configFile: false, logLevel: 'silent' });
    const error: unknown = await builder.buildApp().catch((reason: unknown) => reason);
    // In this way Vite prints it.
    const [heading, ...said] = inspect(error).split('\n');
    expect(heading).toBe(`${folder}: This site's config cannot be used:`);
    expect(said.map((line) => line.slice(2))).toEqual(lines.map((line) => expect.stringMatching(line)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[OPS-11] a build accepts a deprecated key of the config and names it in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeFileSync(join(folder, 'site.config.ts'), good.replace('version: 1,', 'version: 1, inlineLogin: true,'));
    await expect(loadSite(folder)).rejects.toThrow(
      'inlineLogin: is not a known key. remove it or correct its spelling',
    );
    const deprecated = [{ from: 'inlineLogin', to: 'headerLogin', since: '0.2.0' }];
    expect((await loadSite(folder, deprecated)).headerLogin).toBe(true);
    const said: string[] = [];
    const { buildStart } = sitePlugin({ root: folder, buildId: 'b1', deprecated });
    for (const name of ['client', 'ssr']) {
      const context = { environment: { name, mode: 'dev' }, warn: (note: string) => said.push(note) };
      if (typeof buildStart === 'function') await buildStart.call(context as never, {} as never);
    }
    expect(said).toEqual([
      'inlineLogin: is called headerLogin now. The old name is refused from version 0.4.0 on; housefront upgrade renames it.',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[GEN-04] [SITE-07x] a build knows the sizes of the logo, and stops with one line if its file is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeFileSync(
      join(folder, 'site.config.ts'),
      good.replace('version: 1,', "version: 1, inlineLogin: true, logo: { file: 'logo.svg' },"),
    );
    const deprecated = [{ from: 'inlineLogin', to: 'headerLogin', since: '0.2.0' }];
    const { buildStart, config } = sitePlugin({ root: folder, buildId: 'b1', deprecated });
    const start = async () => {
      const context = { environment: { name: 'client', mode: 'dev' }, warn: () => undefined };
      if (typeof buildStart === 'function') await buildStart.call(context as never, {} as never);
    };
    await expect(start()).rejects.toThrow(
      /^This site's config cannot be used:\n {2}logo\.file: public\/logo\.svg does not exist\. Put the picture there, or name another file\.$/,
    );
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"/>');
    await start();
    const own = { logo: '/logo.svg', logoSize: { width: 300, height: 60 } };
    const given: unknown = typeof config === 'function' && (await config.call({} as never, {}, {} as never));
    expect(given).toEqual({
      define: {
        __SITE_FILES__: JSON.stringify({ logo: { desktop: own, mobile: own, footer: own } }),
        __SITE_IMAGES__: 'false',
        __SITE_LIVE__: 'false',
        __SITE_LOBBY__: 'false',
        __SITE_SHELVES__: 'false',
        __SITE_PROFILE__: 'false',
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['redEnvelope', '/gameHall/8', 'cockfight', 'deposit'])(
  '[SITE-17x] [GEN-04] a build refuses the hidden link %s with the names that there are',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    try {
      writeFileSync(
        join(folder, 'site.config.ts'),
        good.replace('version: 1,', `version: 1, hiddenLinks: ['${name}'],`),
      );
      await expect(loadSite(folder)).rejects.toThrow(
        /hiddenLinks\.0: .*Deposit, Withdrawal, APPDownload, BindAccount, applyAgent, DWRecord, announcement_bank/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
