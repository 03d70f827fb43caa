import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../packages/app/src/vite/content/readContent.ts';
import { atTerminal } from '../../packages/generator/src/testing/terminal.ts';
import { copyWorkspace, type Workspace } from './testing/workspace.ts';

const good: Readonly<Record<string, string>> = {
  id: '2003',
  name: 'Red Fort',
  title: '红堡',
  'title-en': 'Red Fort',
  currencies: 'INR,USD',
  languages: 'hi_IN,en_US',
  theme: 'brand',
  accent: '#c2410c',
  surface: '#1a0f0a',
  upstream: 'https://api.red-fort.example/platform',
  realtime: 'https://live.red-fort.example',
  'realtime-key': 'fort-1',
};

const flags = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
const withoutKeys = (...keys: string[]) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => !keys.includes(key)));

let workspace: Workspace;
const outside = mkdtempSync(join(tmpdir(), 'site-test-'));
beforeAll(() => {
  workspace = copyWorkspace();
  mkdirSync(join(workspace.root, 'sites/lotus'));
  writeFileSync(join(workspace.root, 'sites/lotus/site.config.ts'), 'export default { siteId: 1010 };\n');
  workspace.settle();
}, 60_000);
afterAll(() => {
  workspace.remove();
  rmSync(outside, { recursive: true });
}, 60_000);

const at = (id: string) => {
  const root = join(workspace.root, 'sites', id);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')] as const)
    .sort(([a], [b]) => a.localeCompare(b));
};

const bad: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  [
    'an existing id',
    { ...good, id: '1001' },
    /^--id: site 1001 exists already\. Choose another id, or remove sites\/1001 first\.$/,
  ],
  [
    'an id that another folder has',
    { ...good, id: '1010' },
    /^--id: site 1010 exists already\. .*remove sites\/lotus first\.$/,
  ],
  ['a non-numeric id', { ...good, id: 'abc' }, /^--id: "abc" is not a site id\. Write a number such as 1005\.$/],
  ['a path as id', { ...good, id: '../x' }, /^--id: "\.\.\/x" is not a site id\./],
  ['an id with a line break', { ...good, id: '2003\n' }, /^--id: "2003\\u\{a\}" is not a site id\./],
  ['an unknown currency', { ...good, currencies: 'INR,XXX' }, /^--currencies: "XXX" is not known\. Use any of RMB, /],
  ['an unknown language', { ...good, languages: 'fr-FR' }, /^--languages: "fr-FR" is not known\. Use any of zh_TW, /],
  [
    'a coin of nine decimals',
    { ...good, currencies: 'BTC:9' },
    /^--currencies: "BTC:9" is not known\. .*, a code of ISO 4217 such as EUR, a coin such as BTC:8:₿\.$/,
  ],
  [
    'a coin twice',
    { ...good, currencies: 'BTC:8:₿,BTC:2' },
    /^--currencies: "BTC:8:₿,BTC:2" names one twice\. Name each once\.$/,
  ],
  [
    'an unknown desktop template',
    { ...good, desktop: 'desktop_9' },
    /^--desktop: "desktop_9" is not known\. Use one of desktop_1/,
  ],
  ['an unknown mobile template', { ...good, mobile: 'H5_0' }, /^--mobile: "H5_0" is not known\. Use one of H5_1/],
  [
    'an unknown theme',
    { ...withoutKeys('accent', 'surface'), theme: 'plaid' },
    /^--theme: "plaid" is not known\. Use one of midnight, .*brand, tokens\.$/,
  ],
  [
    'colours of a brand for another theme',
    { ...withoutKeys('surface'), theme: 'neon' },
    /^--accent: goes with --theme brand only\. Leave it out, or give that too\.$/,
  ],
  [
    'design tokens for another theme',
    { ...withoutKeys('accent', 'surface'), theme: 'neon', tokens: 'a.json' },
    /^--tokens: goes with --theme tokens only\. Leave it out, or give that too\.$/,
  ],
  [
    'a theme of design tokens without a file',
    { ...withoutKeys('accent', 'surface'), theme: 'tokens' },
    /^--tokens: is missing\. Give --tokens VALUE: File of design tokens/,
  ],
  [
    'a file of design tokens that is not there',
    { ...withoutKeys('accent', 'surface'), theme: 'tokens', tokens: 'no.tokens.json' },
    /^--tokens: "no\.tokens\.json" cannot be read\. Write the path of a file of design tokens\.$/,
  ],
  [
    'a file that holds no theme',
    { ...withoutKeys('accent', 'surface'), theme: 'tokens', tokens: 'package.json' },
    /^--tokens: "package\.json" cannot be used: name: is no token of a theme\. Known here: colour, gradient, /,
  ],
  ['no currency', { ...good, currencies: ' , ' }, /^--currencies: is empty\. Give at least one of RMB, /],
  [
    'a currency twice',
    { ...good, currencies: 'INR,INR' },
    /^--currencies: "INR,INR" names one twice\. Name each once\.$/,
  ],
  [
    'a colour that is none',
    { ...good, accent: 'teal' },
    /^--accent: "teal" is no colour\. Write it as #RRGGBB, e\.g\. #0f9d76\.$/,
  ],
  ['a colour that is code', { ...good, surface: "#fff'+alert(1)+'" }, /^--surface: .* is no colour\./],
  [
    'an upstream that is not http',
    { ...good, upstream: 'ftp://a.example' },
    /^--upstream: "ftp:\/\/a\.example" is not a plain http\(s\) address\. Write one such as/,
  ],
  [
    'an upstream with a password',
    { ...good, upstream: 'https://u:p@a.example' },
    /^--upstream: .* is not a plain http\(s\) address\./,
  ],
  [
    'a realtime address that is none',
    { ...good, realtime: 'javascript:alert(1)' },
    /^--realtime: "javascript:alert\(1\)" is not the address of a server\. Write one such as/,
  ],
  ['a key that is code', { ...good, 'realtime-key': "a'b" }, /^--realtime-key: "a'b" is no key\. Write letters/],
  [
    'a service without its id',
    { ...good, consent: 'ga4' },
    /^--measurement-id: is missing\. Give --measurement-id VALUE: Id of the data stream of Google Analytics 4, such as G-AB12CD34EF\.$/,
  ],
  [
    'an id for a service that is not used',
    { ...good, consent: 'metaRelay', 'container-id': 'GTM-AB12CD3' },
    /^--container-id: goes with --consent gtm only\. Leave it out, or give that too\.$/,
  ],
  ['a blank name', { ...good, name: '  ' }, /^--name: is blank\. Write the name of the site\.$/],
  [
    'a name of 200 characters',
    { ...good, name: 'x'.repeat(200) },
    /^--name: is longer than 60 characters\. Write a shorter one\.$/,
  ],
  [
    'a name with a line break',
    { ...good, name: "a'\n;x" },
    /^--name: "a'\\u\{a\};x" holds signs that cannot be seen\. Write it without them\.$/,
  ],
  [
    'a name that turns the direction of text',
    { ...good, name: 'Red\u202etroF' },
    /^--name: "Red\\u\{202e\}troF" holds signs that cannot be seen\./,
  ],
  ['a title that is code', { ...good, title: '${process.exit()}' }, /^--title: .* holds one of < > \{ \}/],
  ['an option that does not exist', { ...good, colour: '#fff' }, /^"--colour": is not an option here\. Known: --id, /],
];

test.each(bad)(
  '[GEN-03] refuses %s in one line that says how to mend it, and writes nothing',
  { timeout: 20_000 },
  async (_, answers, line) => {
    const { code, out, problems } = await workspace.generateHere('site', ...flags(answers));
    // Further errors of a file are below, indented.
    expect(problems.filter((each) => !each.startsWith('  '))).toEqual([expect.stringMatching(line)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(workspace.changes()).toEqual([]);
  },
);

test(
  '[GEN-03] several problems come at once, one line each, and without a terminal nothing waits',
  { timeout: 20_000 },
  async () => {
    const { code, problems } = workspace.generate('site', '--id', 'abc', '--upstream', 'x');
    expect(code).toBe(1);
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      '--id',
      '--name',
      '--currencies',
      '--title',
      '--upstream',
    ]);
    for (const line of problems) expect(line).toMatch(/^--[a-z-]+: .+\. (Write|Give) .+\.$/);
    expect((await workspace.generateHere()).problems).toEqual([
      expect.stringMatching(/^Say what to make\. Known: site, /),
    ]);
    expect((await workspace.generateHere('\u0007house')).problems).toEqual([
      expect.stringMatching(/^"\\u\{7\}house" is nothing that can be made\./),
    ]);
    expect(workspace.changes()).toEqual([]);
  },
);

test.each([
  ['title', 'title-en'],
  ['title-en', 'title'],
] as const)('[CFG-05x] a site may have no %s where it has a %s', { timeout: 40_000 }, async (blank, other) => {
  for (const answers of [withoutKeys(blank), { ...good, [blank]: ' ' }]) {
    const made = await workspace.generateHere('site', ...flags({ ...answers, id: '1077', languages: 'zh_CN,en_US' }));
    expect(made.problems).toEqual([]);
    const read = (file: string) => readFileSync(join(workspace.root, 'sites/1077', file), 'utf8');
    expect(read('site.config.ts')).not.toContain(`${blank === 'title' ? 'SITE_TITLE' : 'SITE_TITLE_EN'}:`);
    for (const locale of ['zh_CN', 'en_US']) {
      const [about] = readContent(read(`content/${locale}.md`), []).pages;
      expect(about?.title).toContain(good[other]);
    }
    rmSync(join(workspace.root, 'sites/1077'), { recursive: true });
  }
  expect(
    (await workspace.generateHere('site', ...flags({ ...withoutKeys('title', 'title-en'), title: ' ' }))).problems,
  ).toEqual([expect.stringMatching(/^--title-en: is missing\./)]);
  const both = await workspace.generateHere('site', ...flags({ ...good, title: '', 'title-en': '' }));
  expect(both.problems).toEqual([expect.stringMatching(/^--title-en: is blank\. Write a title\.$/)]);
});

test.each([
  ['th_TH,en_US', 'title-en', 'SITE_TITLE_EN'],
  ['vi_VN', 'title-en', 'SITE_TITLE_EN'],
  ['zh_CN', 'title', 'SITE_TITLE'],
  ['zh_TW,zh_CN', 'title', 'SITE_TITLE'],
  ['zh_CN,en_US', 'title-en', 'SITE_TITLE_EN'],
  ['zh_CN,en_US', 'title', 'SITE_TITLE'],
] as const)(
  '[GEN-01] [CFG-05x] a site in %s needs no title but --%s',
  { timeout: 40_000 },
  async (languages, given, key) => {
    const other = given === 'title' ? 'title-en' : 'title';
    const answers = { ...withoutKeys(other), id: '1078', languages };
    const made = await workspace.generateHere('site', ...flags(answers));
    expect(made.problems).toEqual([]);
    const titles = readFileSync(join(workspace.root, 'sites/1078/site.config.ts'), 'utf8').match(/SITE_TITLE\w*/g);
    expect(titles).toEqual([key]);
    rmSync(join(workspace.root, 'sites/1078'), { recursive: true });
  },
);

test.each([
  ['th_TH', 'title-en'],
  ['zh_CN', 'title'],
  ['zh_TW,zh_CN', 'title'],
])(
  '[GEN-03] a site in %s without the title that it needs is refused',
  { timeout: 20_000 },
  async (languages, missing) => {
    const answers = { ...withoutKeys('title', 'title-en'), languages };
    expect((await workspace.generateHere('site', ...flags(answers))).problems).toEqual([
      expect.stringMatching(new RegExp(`^--${missing}: is missing\\. Give --${missing} VALUE: `)),
    ]);
  },
);

test('[GEN-01] help says of each option what it is, its values and its default', async () => {
  const { out } = await workspace.generateHere('site', '--help');
  expect(out).toMatch(/^ {2}--theme +Theme, or .+ One of midnight, emerald, .+, brand, tokens\. Default: midnight\.$/m);
  expect(out).toMatch(/^ {2}--second +.+ Default: none\. Goes with --theme brand\.$/m);
  expect(out).toMatch(/^ {2}--consent +.+ Any of none, ga4, gtm, metaRelay\. Default: none\.$/m);
  expect(out).toMatch(/^ {2}--offline +.+ One of no, yes\. Default: no\.$/m);
});

test('[GEN-03] an interruption while files are made leaves none of them', { timeout: 30_000 }, async () => {
  const temporary = join(outside, 'interrupted');
  mkdirSync(temporary);
  const child = spawn(process.execPath, ['tooling/generate/cli.ts', 'site', ...flags(good), '--no-install'], {
    cwd: workspace.root,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary },
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  await expect.poll(() => readdirSync(temporary), { interval: 2, timeout: 20_000 }).not.toEqual([]);
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 130, signal: null });
  expect(readdirSync(temporary)).toEqual([]);
  expect(workspace.changes()).toEqual([]);
});

test(
  '[GEN-01] [GEN-03] asks at a terminal, checks each answer at once, and Ctrl+C leaves nothing',
  { timeout: 40_000 },
  async () => {
    const { answer, seen, ended } = atTerminal(workspace.root, ['tooling/generate/cli.ts', 'site', '--no-install']);
    await answer('Site id', '10x\r');
    await answer('is not a site id', '\u007f3\r');
    await answer('Name of the site', 'A\r');
    await answer('Currencies', ' \u001b[B \r');
    await answer('Which currency is the default?', '\r');
    // Chinese is the language that is marked: no other title is asked.
    await answer('Languages, the default first', '\r');
    await answer('Page title in Chinese', 'A\r');
    await answer('Desktop template', '\u0003');
    expect(await ended).toBe(130);
    expect(seen()).not.toContain('Page title in every other language');
    expect(seen()).toContain('Nothing was written.');
    expect(workspace.changes()).toEqual([]);
  },
);

test(
  '[GEN-01] [GEN-02] flags and a file of answers make the same thin site without a question',
  { timeout: 30_000 },
  async () => {
    expect(workspace.generate('site', ...flags(good))).toMatchObject({ code: 0, problems: [] });
    const fromFlags = at('2003');
    const answers = { ...good, id: 2004, currencies: ['INR', 'USD'], languages: ['hi_IN', 'en_US'] };
    writeFileSync(join(outside, 'answers.json'), JSON.stringify(answers));
    expect(await workspace.generateHere('site', '--answers', join(outside, 'answers.json'))).toMatchObject({
      code: 0,
      problems: [],
    });
    const renamed = (text: string) => text.replaceAll('2003', '2004');
    expect(at('2004').filter(([name]) => name !== 'public/favicon.svg')).toEqual(
      fromFlags.filter(([name]) => name !== 'public/favicon.svg').map(([name, text]) => [name, renamed(text)]),
    );

    expect(fromFlags.length).toBeLessThanOrEqual(12);
    expect(fromFlags.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)).toBeLessThanOrEqual(200);
    for (const [name, text] of fromFlags) {
      // Texts for visitors say what they like.
      if (name.endsWith('.md')) continue;
      // Config, wiring and assets: no logic of its own, and no import but the kit.
      expect(`${name}: ${text}`).not.toMatch(/\bfunction\b|\bif\b|\bfor\b|\bwhile\b|\bclass\b|=> \{/);
      for (const [, source] of text.matchAll(/from '([^']+)'/g))
        expect(source).toMatch(/^(@housefront\/(app|ui)\/|\.\.?\/)/);
    }
  },
);

test(
  '[GEN-01] [THM-04] a file of design tokens becomes the theme of a site, and its contrast is reported',
  { timeout: 30_000 },
  async () => {
    const file = join(outside, 'brand.tokens.json');
    const grey = { colorSpace: 'srgb', components: [0.2, 0.2, 0.2] };
    const tokens = {
      $extensions: { 'housefront.theme': { base: 'emerald' } },
      palette: { grey: { $type: 'color', $value: grey } },
      colour: { text: { hero: { $type: 'color', $value: '{palette.grey}' } } },
    };
    writeFileSync(file, JSON.stringify(tokens));
    const answers = { ...withoutKeys('accent', 'surface'), id: '1006', theme: 'tokens', tokens: file };
    const { code, out, problems } = await workspace.generateHere('site', ...flags(answers));
    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    expect(out).toContain('The theme has too little contrast; mend theme.tokens.json');
    expect(out).toMatch(/^ {2}text\.hero on gradient\.hero: 1\.\d\d, needs 4\.5 \(AA\)$/m);
    const files = new Map(at('1006'));
    // As the designer wrote it, aliases and all.
    expect(JSON.parse(files.get('theme.tokens.json') ?? '')).toEqual(tokens);
    expect(files.get('theme.css.ts')).toContain("from './theme.tokens.json' with { type: 'json' }");
    expect(files.get('site.config.ts')).toContain("theme: 'site'");
    expect(files.get('package.json')).toContain('"@vanilla-extract/css": "catalog:"');
  },
);

test(
  '[GEN-01] [THM-03] an accent alone makes a theme, and what was corrected is reported',
  { timeout: 40_000 },
  async () => {
    const alone = { ...withoutKeys('surface'), id: '1007', accent: '#e0a030' };
    const quiet = await workspace.generateHere('site', ...flags(alone));
    expect(quiet).toMatchObject({ code: 0, problems: [] });
    expect(quiet.out).not.toContain('is used.');
    expect(new Map(at('1007')).get('theme.css.ts')).toContain("deriveTheme({ accent: '#e0a030' })");
    const grey = { ...good, id: '1008', surface: '#777777', second: '#7a7a7a' };
    const told = await workspace.generateHere('site', ...flags(grey));
    expect(told.out).toMatch(
      /^surface: "#777777" cannot be a page with readable text and raised cards; #[\da-f]{6} is used\.$/m,
    );
  },
);

test('[GEN-01] the config holds the answers', () => {
  const [, text = ''] = at('2003').find(([name]) => name === 'site.config.ts') ?? [];
  for (const part of [
    'siteId: 2003',
    "currencies: 'INR,USD'",
    "languages: 'hi_IN,en_US'",
    "theme: 'site'",
    "upstream: 'https://api.red-fort.example/platform'",
    "realtime: { key: 'fort-1', host: 'live.red-fort.example', port: 443, tls: true }",
    "frameHosts: ['https://api.red-fort.example']",
  ]) {
    expect(text).toContain(part);
  }
});

test(
  '[HOME-30x] a new site has pages and questions in its languages, under its own name, within the size of a thin site',
  { timeout: 30_000 },
  async () => {
    const chinese = { ...good, id: '2005', languages: 'zh_CN,en_US' };
    expect(await workspace.generateHere('site', ...flags(chinese))).toMatchObject({
      code: 0,
      problems: [],
    });
    const files = new Map(at('2005'));
    expect([...files.keys()].filter((name) => name.startsWith('content/'))).toEqual([
      'content/en_US.md',
      'content/index.ts',
      'content/zh_CN.md',
    ]);
    for (const [name, title] of [
      ['content/zh_CN.md', '红堡'],
      ['content/en_US.md', 'Red Fort'],
    ] as const) {
      const { pages, faq, seo } = readContent(files.get(name) ?? '', []);
      expect(pages.map(({ id }) => id)).toEqual(['about', 'rules', 'responsible', 'privacy', 'terms']);
      expect(faq.length).toBeGreaterThanOrEqual(8);
      expect([pages[0]?.title, seo?.html].every((text) => text?.includes(title))).toBe(true);
      expect(files.get(name)).not.toContain('{{');
    }
    expect(files.get('site.config.ts')).toContain("content = () => import('./content/index.ts')");
    expect(files.size).toBeLessThanOrEqual(12);
    // Of the pages that others wrote, only English is there for a language without any.
    expect(at('2003').map(([name]) => name)).toContain('content/en_US.md');
  },
);

/** Files and lines of a site besides what is written for visitors in a language. */
const thinness = (id: string): readonly [files: number, lines: number] => {
  const files = at(id).filter(([name]) => !name.endsWith('.md') && !name.startsWith('locales/'));
  return [files.length, files.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)];
};

test('[GEN-02] twelve languages and five currencies make no more files and hardly more lines than two', async () => {
  const many = {
    ...good,
    id: '2006',
    currencies: 'RMB,USD,VND,INR,BTC:8:₿',
    languages: 'zh_CN,zh_TW,en_US,vi_VN,hi_IN,th_TH,ta_IN,bn_BD,my_MM,de_DE,fr_FR,el_GR',
  };
  expect(await workspace.generateHere('site', ...flags(many))).toMatchObject({ code: 0, problems: [] });
  const written = at('2006').filter(([name]) => name.startsWith('content/') && name.endsWith('.md'));
  expect(written.length).toBeGreaterThanOrEqual(3);
  const [files, lines] = thinness('2006');
  expect([files, files <= 12, lines <= 200]).toEqual([thinness('2003')[0], true, true]);
  expect(lines).toBeLessThan(100);
}, 30_000);

test(
  '[GEN-01] plain plop asks the same questions, checks the answers, and writes the same site',
  { timeout: 60_000 },
  async () => {
    const { answer, ended } = atTerminal(workspace.root, ['node_modules/plop/bin/plop.js', 'site']);
    await answer('Site id', '10x\r');
    await answer('is not a site id', '\u007f90\r');
    await answer('Name of the site', 'Plop House\r');
    await answer('Currencies', ' \r');
    await answer('Languages', '\r');
    await answer('Page title in Chinese', 'Plop House\r');
    await answer('Desktop template', '\r');
    await answer('Mobile template', '\r');
    await answer('Theme, or', '\r');
    await answer('Address of the platform', '\r');
    await answer('Address of the realtime server', '\r');
    await answer('Application key', '\r');
    await answer('Whether the home page opens', '\r');
    await answer('Services that visitors', '\r');
    expect(await ended).toBe(0);
    const plain = at('1090');
    const answers = { id: '1091', name: 'Plop House', title: 'Plop House', currencies: 'RMB' };
    expect((await workspace.generateHere('site', ...flags(answers))).problems).toEqual([]);
    const without = (files: typeof plain) =>
      files
        .filter(([name]) => name !== 'public/favicon.svg')
        .map(([name, text]) => [name, text.replaceAll(/109[01]/g, 'ID')]);
    expect(without(plain)).toEqual(without(at('1091')));
  },
);
