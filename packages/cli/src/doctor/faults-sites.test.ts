import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE, goPublic, ownTheme, png, provePlanted, type Planted } from './testing/planting.ts';

const planted: readonly Planted[] = [
  [
    'config.unknown-key',
    'a misspelt key',
    ({ swap }) => swap(SITE, 'frameHosts:', 'framHosts:'),
    `In ${SITE} replace framHosts: by frameHosts:`,
  ],
  [
    'config.unknown-key',
    'a misspelt key that is required',
    ({ swap }) => swap(SITE, 'currencies:', 'curencies:'),
    `In ${SITE} replace curencies: by currencies:`,
  ],
  [
    'config.unknown-key',
    'a key of another program',
    ({ swap }) => swap(SITE, 'iconHosts:', 'analytics: { id: 7, on: true }, iconHosts:'),
    `Remove analytics from ${SITE}`,
  ],
  [
    'config.missing-key',
    'no name',
    ({ edit }) => edit(SITE, (text) => text.replace(/ {4}SITE_NAME.*\n/, '')),
    `Write in ${SITE}: public.SITE_NAME: "Lucky House"`,
  ],
  [
    'config.wrong-value',
    'an unknown currency',
    ({ swap }) => swap(SITE, "currencies: 'USD'", "currencies: 'USD,XXX'"),
    `Write in ${SITE}: currencies: "USD"`,
  ],
  [
    'config.wrong-value',
    'a coin of nine decimals',
    ({ swap }) => swap(SITE, "currencies: 'USD'", "ownCurrencies: [{ code: 'BTC', decimals: 9 }], currencies: 'USD'"),
    `Write in ${SITE}: ownCurrencies[0].decimals: 8`,
  ],
  [
    'config.wrong-value',
    'a port that is none',
    ({ swap }) => swap(SITE, 'port: 4300', "port: '4300'"),
    `Write in ${SITE}: realtime.port: 4300`,
  ],
  [
    'config.site-id-twice',
    'the same site id twice',
    ({ swap }) => swap(SITE, 'siteId: 1001', 'siteId: 1002'),
    `Write in ${SITE}: siteId: 1001`,
  ],
  [
    'config.template-import',
    'another template than the imported',
    ({ swap }) => swap(SITE, "'desktop_1'", "'desktop_2'"),
    `Write in ${SITE}: public.TEMPLATE_NAME: "desktop_1"`,
  ],
  [
    'config.unknown-template',
    'a template that the kit does not have',
    ({ swap }) => {
      swap(SITE, "'H5_1'", "'H5_77'");
      swap(SITE, 'templates/h5-1', 'templates/h5-77');
    },
    `Write in ${SITE}: public.MOBILE_TEMPLATE_NAME: "H5_1"`,
  ],
  [
    'config.theme-import',
    'another theme than the imported',
    ({ swap }) => {
      for (const name of ['main', 'server'])
        swap(`sites/1001/src/${name}.tsx`, '@housefront/app/theme', '@housefront/ui/themes/neon');
    },
    'In sites/1001/src/main.tsx replace @housefront/ui/themes/neon by @housefront/app/theme',
  ],
  [
    'config.theme-import',
    'the theme of the site on the server alone',
    ({ swap }) => swap('sites/1001/src/server.tsx', '@housefront/app/theme', '../theme.css.ts'),
    'In sites/1001/src/server.tsx replace ../theme.css.ts by @housefront/app/theme',
  ],
  [
    'config.local-address',
    'a platform on this machine behind a public host',
    (tools) => goPublic(tools, 'upstream'),
    `Write in ${SITE}: upstream: "https://api.example.com"`,
  ],
  [
    'config.local-address',
    'realtime on this machine behind a public host',
    (tools) => goPublic(tools, 'realtime'),
    `Write in ${SITE}: realtime.host: "rt.example.com"`,
  ],
  [
    'config.local-address',
    'games on this machine behind a public host',
    (tools) => goPublic(tools, 'frames'),
    `Write in ${SITE}: frameHosts: ["https://games.example.com"]`,
  ],
  [
    'words.language-missing',
    'a language without pages',
    ({ swap }) => swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'"),
    'Run cp sites/1001/content/en_US.md sites/1001/content/th_TH.md',
  ],
  [
    'texts.unusable',
    'texts of a language that the config does not declare',
    ({ root }) => {
      mkdirSync(join(root, 'sites/1001/locales/fr_FR'), { recursive: true });
      writeFileSync(join(root, 'sites/1001/locales/fr_FR/common.json'), '{ "common.cancel": "Annuler" }');
    },
    `Write in ${SITE}: ownLanguages: {"fr_FR":{"name":"fr_FR"}}`,
  ],
  [
    'texts.original-changed',
    'a text of the site whose original has changed',
    ({ root }) => {
      mkdirSync(join(root, 'sites/1001/locales/en_US'), { recursive: true });
      writeFileSync(
        join(root, 'sites/1001/locales/en_US/common.json'),
        '{ "common.cancel": { "original": "Abort", "text": "Never mind" } }',
      );
    },
    'Correct the text of common.cancel; then in sites/1001/locales/en_US/common.json replace "Abort" by "Cancel"',
  ],
  [
    'texts.none',
    'a language of the site’s own without a text',
    ({ root, swap }) => {
      swap(SITE, "languages: 'en_US',", "languages: 'en_US', ownLanguages: { fr_FR: { name: 'Français' } },");
      mkdirSync(join(root, 'sites/1001/locales/fr_FR'), { recursive: true });
      writeFileSync(join(root, 'sites/1001/locales/fr_FR/common.json'), '{}');
    },
    'In sites/1001/locales/fr_FR/common.json replace {} by { "common.cancel": "Cancel" }; then translate it and all others',
  ],
  [
    'words.file-language',
    'pages of an unknown language',
    ({ root }) => renameSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/en-US.md')),
    'Rename sites/1001/content/en-US.md to sites/1001/content/en_US.md',
  ],
  [
    'words.file-invalid',
    'a heading without an id',
    ({ swap }) => swap('sites/1001/content/en_US.md', ' {#privacy}', ''),
    'In sites/1001/content/en_US.md replace # Privacy',
  ],
  [
    'words.page-missing',
    'a page that one language lacks',
    ({ root, edit, swap }) => {
      swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'");
      cpSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/th_TH.md'));
      edit('sites/1001/content/th_TH.md', (text) =>
        text.replace(/# .*\{#privacy\}\n[^#]*/, '').replaceAll('/main/privacy', '/main/rules'),
      );
    },
    'Add the line # Privacy',
  ],
  [
    'words.link-missing',
    'a link that leads nowhere',
    ({ edit }) => edit('sites/1001/content/en_US.md', (text) => text.replace('(/main/rules)', '(/main/ruls)')),
    'replace (/main/ruls) by (/main/rules)',
  ],
  [
    'words.text-missing',
    'a footer title in one of two languages',
    ({ root, swap }) => {
      swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'");
      cpSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/th_TH.md'));
      swap(SITE, 'iconHosts:', "footerLinks: [{ title: { en_US: 'About' }, url: '/main/about' }],\n  iconHosts:");
    },
    `Write in ${SITE}: footerLinks[0].title.th_TH: "About"`,
  ],
  [
    'words.text-missing',
    'a site in Chinese without a Chinese title',
    ({ root, swap }) => {
      swap(SITE, "languages: 'en_US'", "languages: 'en_US,zh_CN'");
      cpSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/zh_CN.md'));
    },
    `Write in ${SITE}: public.SITE_TITLE: "Site 1001"`,
  ],
  [
    'words.link-missing',
    'no page of terms, to which every form leads',
    ({ edit }) => edit('sites/1001/content/en_US.md', (text) => text.replace('{#terms}', '{#conditions}')),
    'Add the line # main/terms {#terms}',
  ],
  [
    'words.link-missing',
    'a footer link of the config that leads nowhere',
    ({ swap }) =>
      swap(SITE, 'iconHosts:', "footerLinks: [{ title: { en_US: 'About' }, url: '/main/abuot' }],\n  iconHosts:"),
    `Write in ${SITE}: footerLinks[0].url: "/main/about"`,
  ],
  [
    'theme.tokens-invalid',
    'a token that is no colour',
    (tools) => ownTheme(tools, { colour: { accent: { base: { $type: 'color', $value: 'teal' } } } }),
    'Remove colour.accent.base from sites/1001/theme.tokens.json',
  ],
  [
    'theme.contrast',
    'a text that cannot be read',
    (tools) => ownTheme(tools, { colour: { $type: 'color', text: { muted: { $value: '#333333' } } } }),
    'Write in sites/1001/theme.tokens.json: colour.text.muted.$value: "#',
  ],
  [
    'theme.file-missing',
    'no theme file',
    (tools) => {
      ownTheme(tools, {});
      tools.git('add', '-A', 'sites');
      tools.git('commit', '-q', '-m', 'Theme');
      tools.remove('sites/1001/theme.css.ts');
    },
    'Run git checkout HEAD -- sites/1001/theme.css.ts',
  ],
  [
    'assets.favicon-missing',
    'no icon',
    ({ remove }) => remove('sites/1001/public/favicon.svg'),
    'Run git checkout HEAD -- sites/1001/public/favicon.svg',
  ],
  [
    'assets.empty',
    'an icon without bytes',
    ({ write }) => write('sites/1001/public/favicon.svg', ''),
    'Run git checkout HEAD -- "sites/1001/public/favicon.svg"',
  ],
  [
    'assets.empty',
    'an icon that is a link to nothing',
    ({ root, remove }) => {
      remove('sites/1001/public/favicon.svg');
      symlinkSync('nowhere.svg', join(root, 'sites/1001/public/favicon.svg'));
    },
    'Run git checkout HEAD -- "sites/1001/public/favicon.svg"',
  ],
  [
    'assets.name-case',
    'a picture in another case',
    ({ write, edit }) => {
      write('sites/1001/public/Hall.png', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.png)\n\n'));
    },
    'replace (/hall.png) by (/Hall.png)',
  ],
  [
    'assets.file-missing',
    'a picture that is gone',
    ({ write, edit, git, remove }) => {
      write('sites/1001/public/hall.png', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.png)\n\n'));
      git('add', '-A', 'sites');
      git('commit', '-q', '-m', 'Picture');
      remove('sites/1001/public/hall.png');
    },
    'Run git checkout HEAD -- sites/1001/public/hall.png',
  ],
  [
    'assets.too-heavy',
    'a picture of 300 kB',
    ({ write }) => write('sites/1001/public/hero.png', Buffer.concat([png, Buffer.alloc(300_000)])),
    'Make sites/1001/public/hero.png smaller than 200 kB',
  ],
  [
    'assets.wrong-format',
    'a PNG with the name of a JPEG',
    ({ write, edit }) => {
      write('sites/1001/public/hall.jpg', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.jpg)\n\n'));
    },
    'Rename sites/1001/public/hall.jpg to sites/1001/public/hall.png; then in',
  ],
];

provePlanted(planted);
