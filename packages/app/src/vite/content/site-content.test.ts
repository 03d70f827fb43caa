import { loadLocale } from '@housefront/core/i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './readContent.ts';
import { contentGaps } from './untranslated.ts';

const root = join(import.meta.dirname, '../../../../../sites');

/** The sites of the workspace, each with its languages. */
const sites = readdirSync(root).flatMap((id) => {
  const config = readFileSync(join(root, id, 'site.config.ts'), 'utf8');
  return (/languages: '([^']+)'/.exec(config)?.[1] ?? '').split(',').map((language) => [id, language] as const);
});

/** The paragraphs of a content file without links, names of companies and ids, which are the same in all languages. */
const paragraphs = (id: string, language: string): readonly string[] =>
  readFileSync(join(root, id, 'content', `${language}.md`), 'utf8')
    .replaceAll(/\]\([^)]*\)|\{#[\w-]+\}|BeGambleAware|Gambling Therapy|Safari|Chrome/g, ' ')
    .replaceAll(/Goldhaven|Jade River|Siam Sunset|Lotus Bay|Fairwater/g, ' ')
    .split('\n')
    .filter((line) => line.trim().length > 15);

/** Words that an English sentence has and that none of the other languages of the sites has. */
const ENGLISH = /\b(?:the|and|you|your|with|when|which|what|from|this|that|are|have)\b/gi;

test('the workspace has sites in many languages', () => {
  expect(new Set(sites.map(([id]) => id)).size).toBe(5);
  expect(new Set(sites.map(([, language]) => language)).size).toBeGreaterThanOrEqual(12);
});

test.each(readdirSync(root))('[LOOK-18] site %s has its pages, questions and text in each of its languages', (id) => {
  const languages = sites.flatMap(([site, language]) => (site === id ? [language] : []));
  expect(contentGaps(join(root, id, 'content'), languages)).toEqual([]);
});

test.each(sites)('[LOOK-18] site %s shows no English block in %s', (id, language) => {
  const lines = paragraphs(id, language);
  expect(lines.length).toBeGreaterThan(10);
  const english = lines.filter((line) => (line.match(ENGLISH) ?? []).length > 1);
  // The words find English where it is.
  const isFound = language !== 'en_US' || english.length > lines.length / 2;
  expect([isFound, language === 'en_US' ? [] : english]).toEqual([true, []]);
});

test.each(sites)('[LOOK-18] questions of site %s name buttons in %s as the site does', async (id, language) => {
  const texts = new Set(Object.values(await loadLocale(language)).flatMap((namespace) => Object.values(namespace)));
  const { faq } = readContent(readFileSync(join(root, id, 'content', `${language}.md`), 'utf8'), []);
  const html = faq.map((question) => question.html).join('');
  const named = [...html.matchAll(/<em>([^<]+)<\/em>/g)].map(([, name = '']) => name);
  // An emphasis that the file does not close.
  expect(html).not.toContain('*');
  // The short pages of the protected site name none in English.
  expect(named.length).toBeGreaterThanOrEqual(id === '1005' ? 0 : 5);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});
