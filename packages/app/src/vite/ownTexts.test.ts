import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownTextGaps, ownTextProblems } from './own-text-files.ts';
import { ownTexts } from './ownTexts.ts';
import { moduleFile } from './packages.ts';
import { untranslatedNote } from './untranslated.ts';

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
  ['locales/en_US/common.json', '{}', /^locales\/en_US: en_US ships with the kit/],
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
const load = async (id: string, ownLanguages: typeof own | Record<string, never> = own) => {
  const { load: hook } = ownTexts(root, () => Promise.resolve({ ownLanguages }));
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
