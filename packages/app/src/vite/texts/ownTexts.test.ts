import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedOriginals, ownTextGaps, ownTextProblems, shippedTexts } from './own-text-files.ts';
import { ownTexts } from './ownTexts.ts';
import { moduleFile } from '../modules/packages.ts';
import { untranslatedNote } from '../content/untranslated.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const own = { fr_FR: { name: 'Français', fallback: 'vi_VN' } };

test('[LOC-02] the build lists every missing key of a language of the site in its one note', async () => {
  write('locales/fr_FR/common.json', JSON.stringify({ 'common.cancel': 'Annuler', 'common.cancle': 'Annuler' }));
  write('locales/fr_FR/catalogue.json', JSON.stringify({ 'catalogue.game_count_one': 'un jeu' }));
  const gaps = await ownTextGaps(root, own);
  expect(gaps).toHaveLength(3);
  const [missing = '', unknown, fault] = gaps;
  const [, count, keys = ''] =
    /^locales\/fr_FR: lacks (\d+) texts, and shows those of vi_VN: (.*)\.$/.exec(missing) ?? [];
  expect(keys.split(', ')).toHaveLength(Number(count));
  expect(Number(count)).toBeGreaterThan(800);
  expect(keys.split(', ')).toEqual(expect.arrayContaining(['catalogue.game_count_other', 'session.submit']));
  expect(keys.split(', ')).not.toContain('common.cancel');
  expect(unknown).toBe('locales/fr_FR: has texts that the kit does not ask for: common.json: common.cancle.');
  expect(fault).toBe(
    'locales/fr_FR: the text of catalogue.game_count_one needs the values {{count}}. That of vi_VN is shown.',
  );
  const config = { languages: ['en_US', 'fr_FR'], footerLinks: [], public: { SITE_TITLE: 'A', SITE_TITLE_EN: 'A' } };
  expect(untranslatedNote(root, config as never, gaps)?.split('\n')).toEqual([
    'Not translated, or missing in a language of this site:',
    ...gaps.map((gap) => `  ${gap}`),
  ]);
});

test.each([
  ['locales/en_US/common.json', '{', /^locales\/en_US\/common\.json: holds no object of texts/],
  ['locales/fr/common.json', '{}', /^locales\/fr: is not named after a language/],
  ['locales/pl_PL/common.json', '{}', /^locales\/pl_PL: the config does not declare pl_PL/],
  ['locales/fr_FR/common.json', '[]', /^locales\/fr_FR\/common\.json: holds no object of texts/],
  ['locales/fr_FR/common.json', '{', /^locales\/fr_FR\/common\.json: holds no object of texts/],
  ['locales/fr_FR/common.json', '"a"', /^locales\/fr_FR\/common\.json: holds no object of texts/],
])('[LOC-02] a site with %s that holds %s is not built', (file, text, problem) => {
  write(file, text);
  expect(ownTextProblems(root, own)).toEqual([expect.stringMatching(problem)]);
});

test('[OPS-21] a file of texts is read with a byte order mark', () => {
  write('locales/fr_FR/common.json', '\uFEFF{ "common.cancel": "Annuler" }');
  expect(ownTextProblems(root, own)).toEqual([]);
});

test('[LOC-02] a site without languages of its own has nothing to say about them', async () => {
  expect(ownTextProblems(root, {})).toEqual([]);
  expect(await ownTextGaps(root, {})).toEqual([]);
});

/** Calls the hook that gives modules their code. */
const load = async (id: string, ownLanguages: object = own, protection?: object) => {
  const { load: hook } = ownTexts(root, () => Promise.resolve({ ownLanguages, protection } as never));
  if (typeof hook !== 'function') throw new TypeError('a hook without a filter');
  const watched: string[] = [];
  const result = await hook.call({ addWatchFile: (file: string) => watched.push(file) } as never, id);
  return { code: result && typeof result === 'object' ? result.code : null, watched };
};

test('[LOC-02] each language of the site is a chunk of its own with every text, and no other module changes', async () => {
  write('locales/fr_FR/common.json', JSON.stringify({ 'common.cancel': 'Annuler' }));
  const table = moduleFile('app/site/own-texts');
  expect((await load(table)).code).toBe(
    String.raw`export const ownTexts = { "fr_FR": () => import("\u0000housefront-texts/fr_FR") };`,
  );
  expect((await load(table, {})).code).toBe('export const ownTexts = {  };');
  expect((await load(moduleFile('app/site/server'))).code).toBeNull();
  const { code, watched } = await load('\0housefront-texts/fr_FR');
  expect(code).toMatch(/^export default \{.*"common\.cancel":"Annuler"/);
  // From the named language, which has every text.
  expect(code).toContain('"session.submit":"Đăng nhập"');
  expect(watched).toEqual([join(root, 'locales/fr_FR/common.json')]);
});

/** A text of a site in the place of one of the kit's. */
const put = (code: string, file: string, texts: Readonly<Record<string, unknown>>) =>
  write(`locales/${code}/${file}.json`, JSON.stringify(texts));

test('[OPS-23] every text of every language that ships can be worded by the site', async () => {
  const catalogue = shippedTexts('en_US');
  expect(Object.values(catalogue).flatMap((texts) => Object.keys(texts)).length).toBeGreaterThan(800);
  for (const code of ['en_US', 'zh_CN']) {
    const shipped = shippedTexts(code);
    for (const [file, texts] of Object.entries(shipped))
      put(
        code,
        file,
        Object.fromEntries(
          Object.entries(texts).map(([key, original]) => [key, { original, text: `${original} Ours` }]),
        ),
      );
    expect(ownTextProblems(root, {})).toEqual([]);
    const { code: module } = await load(`\0housefront-texts/${code}`, {}, {});
    const built = JSON.parse(String(module).replace(/^export default |;$/g, '')) as typeof catalogue;
    for (const [file, texts] of Object.entries(shipped))
      for (const [key, original] of Object.entries(texts))
        expect([key, built[file]?.[key]]).toEqual([key, `${original} Ours`]);
  }
});

test('[OPS-23] a single text is worded, all others are the kit’s, and other languages have no row', async () => {
  put('en_US', 'common', { 'common.cancel': { original: 'Cancel', text: 'Never mind' } });
  expect((await load(moduleFile('app/site/own-texts'), {})).code).toBe(
    String.raw`export const ownTexts = { "en_US": () => import("\u0000housefront-texts/en_US") };`,
  );
  const { code, watched } = await load('\0housefront-texts/en_US', {});
  expect(code).toContain('"common.cancel":"Never mind"');
  expect(code).toContain('"session.submit":"Sign in"');
  // A site without player protection has none of its texts.
  expect(code).not.toContain('"protection');
  expect((await load('\0housefront-texts/en_US', {}, {})).code).toContain('"protection');
  expect(watched).toEqual([join(root, 'locales/en_US/common.json')]);
  expect(await ownTextGaps(root, {})).toEqual([]);
});

test.each([
  [
    { 'common.cancle': { original: 'Cancel', text: 'No' } },
    /: the kit has no text common\.cancle there\. Write common\.cancel, or remove it\.$/,
  ],
  [
    { 'session.submit': { original: 'Sign in', text: 'In' } },
    /: the kit has no text session\.submit there\. Move it to session\.json\.$/,
  ],
  [{ nothing: { original: 'a', text: 'b' } }, /: the kit has no text nothing there\. Remove it\.$/],
  [
    { 'common.cancel': 'No' },
    /: common\.cancel does not say which text it replaces\. Write "common\.cancel": {"original":"Cancel","text":"No"}\.$/,
  ],
  [
    { 'common.cancel': { original: 'Cancel', text: 'No {{count}}' } },
    /: the text of common\.cancel needs the values of none\. Correct it\.$/,
  ],
  [{ 'common.cancel': { original: 'Cancel', text: '' } }, /: the text of common\.cancel has no letter\. /],
  [{ 'common.cancel': { original: 'Cancel', text: 5 } }, /: the text of common\.cancel is 5, which is no text\. /],
  [{ 'common.cancel': { original: 'Cancel', text: ' No' } }, /: the text of common\.cancel has stray spaces /],
])('[OPS-23] %j is refused with its place and remedy', (texts, problem) => {
  put('en_US', 'common', texts);
  expect(ownTextProblems(root, {})).toEqual([expect.stringMatching(problem)]);
  expect(ownTextProblems(root, {})[0]).toMatch(/^locales\/en_US\/common\.json: /);
});

test('[OPS-23] a text of the kit that has changed since is named with both', () => {
  put('en_US', 'common', {
    'common.cancel': { original: 'Abort', text: 'Never mind' },
    'common.close': { original: 'Close', text: 'Shut' },
  });
  expect(changedOriginals(root)).toEqual([
    { code: 'en_US', file: 'locales/en_US/common.json', key: 'common.cancel', was: 'Abort', is: 'Cancel' },
  ]);
});

test('[OPS-23] while the site is served, an edit is sent to the page, and a first file is a further row', async () => {
  put('en_US', 'common', { 'common.cancel': { original: 'Cancel', text: 'Never mind' } });
  const { hotUpdate } = ownTexts(root, () => Promise.resolve({ ownLanguages: {} } as never));
  if (typeof hotUpdate !== 'function') throw new TypeError('a hook without a filter');
  const sent: unknown[] = [];
  const known = ['\0housefront-texts/en_US', moduleFile('app/site/own-texts')];
  const moduleGraph = { getModuleById: (id: string) => known.find((each) => each === id), invalidateModule: () => {} };
  const server = { environments: { client: { hot: { send: (...event: unknown[]) => sent.push(event) } } } };
  const update = (name: string, type: string, file = 'locales/en_US/common.json') =>
    hotUpdate.call(
      { environment: { name, moduleGraph } } as never,
      {
        file: join(root, file),
        type,
        modules: ['others'],
        server,
      } as never,
    );
  expect(await update('client', 'update')).toEqual([]);
  expect(sent).toEqual([
    [
      'housefront:texts',
      {
        locale: 'en_US',
        namespace: 'common',
        texts: expect.objectContaining({ 'common.cancel': 'Never mind', 'common.close': 'Close' }) as unknown,
      },
    ],
  ]);
  expect(await update('ssr', 'update')).toEqual([known[0]]);
  for (const name of ['client', 'ssr']) expect(await update(name, 'create')).toEqual(known);
  expect(await update('client', 'update', 'src/main.tsx')).toEqual(['others']);
  expect(sent).toHaveLength(1);
});
