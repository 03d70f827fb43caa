import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@housefront/contract/ids';
import { AnswersError, type Question } from '../questions.ts';
import { readRecord, RECORD, recordText } from '../record.ts';
import type { FileTree } from '../writeTree.ts';

/**
 * Questions about a further language of a site.
 * @param ids of the repository's sites
 */
export const languageQuestions = (ids: readonly string[]): Question[] => [
  { name: 'language', kind: 'choice', message: 'Language to add', options: () => LOCALES },
  {
    name: 'site',
    kind: 'choice',
    message: 'Id of the site that gets it',
    ...(ids.length > 0 && { options: () => ids }),
    ...(ids.length === 1 && { fallback: ids[0] ?? '' }),
  },
];

/** The line of a config with its languages, as the generator writes it. */
const LANGUAGES = /^(\s*languages:\s*)(['"])([\w, ]*)\2/gm;

/**
 * The files that give a site one more language: its config, and its pages as a copy of those in its first language.
 * @param config text of the site's config
 * @returns the files, and lines that say how to go on
 * @throws {AnswersError} when the site has the language, or its config has no list of languages as text
 */
export function addLanguage(
  root: string,
  id: string,
  language: string,
  config: string,
): { readonly files: FileTree; readonly next: readonly string[] } {
  const [line, ...others] = [...config.matchAll(LANGUAGES)];
  const [, before = '', quote = '', list = ''] = line ?? [];
  if (line === undefined || others.length > 0)
    throw new AnswersError([
      `sites/${id}/site.config.ts has no line such as languages: 'en_US'. Add ${language} to its languages by hand.`,
    ]);
  const languages = list.split(',').map((name) => name.trim());
  if (languages.includes(language)) throw new AnswersError([`Site ${id} has ${language} already.`]);
  const all = [...languages, language];
  const record = readRecord(root);
  const answers = record.sites[id];
  const folder = `sites/${id}/content`;
  const page = (locale: string) => `${folder}/${locale}.md`;
  const model = languages.find((locale) => existsSync(join(root, page(locale))));
  const copied = model !== undefined && !existsSync(join(root, page(language)));
  return {
    files: new Map([
      [`sites/${id}/site.config.ts`, config.replace(line[0], () => before + quote + all.join(',') + quote)],
      ...(copied ? [[page(language), readFileSync(join(root, page(model)), 'utf8')] as const] : []),
      ...(answers
        ? [
            [
              RECORD,
              recordText({ ...record, sites: { ...record.sites, [id]: { ...answers, languages: all } } }),
            ] as const,
          ]
        : []),
    ]),
    next: [
      ...(copied ? [`${page(language)} is a copy of ${page(model)}: translate it.`] : []),
      `Site ${id} has ${all.join(', ')}. See it: npx housefront dev ${id}`,
    ],
  };
}
