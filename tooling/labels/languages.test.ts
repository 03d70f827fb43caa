import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../packages/contract/src/locale/languages.ts';
import { findLanguageGaps, languageLines } from './languages.ts';

const repository = join(import.meta.dirname, '../..');
const texts = 'packages/core/src/i18n';
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  mkdirSync(join(root, texts), { recursive: true });
  for (const folder of ['locales', 'glossary'])
    cpSync(join(repository, texts, folder), join(root, texts, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const change = (file: string, edit: (text: Record<string, unknown>) => void) => {
  const path = join(root, texts, file);
  const value = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(value);
  writeFileSync(path, JSON.stringify(value));
};

test('[LOC-03] every language that ships has every text and every word of the glossary', () => {
  expect(LOCALES).toHaveLength(18);
  expect(LOCALES).toEqual(expect.arrayContaining('de_DE sv_SE pt_BR es_ES nl_NL da_DK fil_PH'.split(' ')));
  expect(languageLines(findLanguageGaps(repository, LOCALES))).toEqual([]);
});

test('[LOC-03] each missing and each superfluous key is named, with its file and language', () => {
  change('locales/de_DE/common.json', (own) => {
    delete own['common.cancel'];
    delete own['common.close'];
    own['common.cancle'] = 'Abbrechen';
  });
  change('locales/es_ES/catalogue.json', (own) => delete own['catalogue.game_count_many']);
  change('glossary/fil_PH.json', (own) => delete own['deposit']);
  expect(languageLines(findLanguageGaps(root, LOCALES))).toEqual([
    'de_DE lacks 2 texts: common.json: common.cancel, common.json: common.close',
    'de_DE has 1 texts that English does not have: common.json: common.cancle',
    'es_ES lacks 1 texts: catalogue.json: catalogue.game_count_many',
    'fil_PH lacks 1 words of the glossary: deposit',
  ]);
});

test('[LOC-03] a new English text is missing in all others, and a language without a folder lacks everything', () => {
  change('locales/en_US/shell.json', (own) => (own['shell.new'] = 'New'));
  const missing = findLanguageGaps(root, LOCALES).filter((gaps) => gaps.missing.includes('shell.json: shell.new'));
  expect(missing.map(({ locale }) => locale)).toEqual(LOCALES.filter((locale) => locale !== 'en_US'));
  const [gaps] = findLanguageGaps(root, ['pl_PL']);
  expect(gaps?.missing.length).toBeGreaterThan(840);
  expect(gaps?.missing).toContain('catalogue.json: catalogue.game_count_few');
  expect(gaps?.terms).toContain('withdrawal_pin');
});
