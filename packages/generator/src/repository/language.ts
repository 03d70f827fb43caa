import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, LOCALES } from '@housefront/contract/ids';
import { AnswersError, type Question } from '../base/questions.ts';
import { BASE, readRecord, wantVersion, type KitRecord } from '../base/record.ts';
import { WRITTEN } from '../site/data.ts';
import { nameOfLanguage, otherLanguages, textsFolder } from '../site/own-languages.ts';
import type { FileTree } from '../base/writeTree.ts';

/**
 * Questions about a further language of a site.
 * @param ids of the repository's sites
 */
export const languageQuestions = (ids: readonly string[]): Question[] => [
  { name: 'language', kind: 'choice', message: 'Language to add', options: () => LOCALES, others: otherLanguages },
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

/** Declares a language that the kit does not ship in a config whose list of languages has it already (LOC-02). */
function declare(config: string, line: string, code: string): string | undefined {
  const row = `    ${code}: { name: ${JSON.stringify(nameOfLanguage(code)).replaceAll(/^"|"$/g, "'")} },`;
  const table = /^ {2}ownLanguages: \{$/m.exec(config);
  if (new RegExp(`^ {4}${code}: `, 'm').test(config)) return config;
  if (table) return config.replace(table[0], () => `${table[0]}\n${row}`);
  if (config.includes('ownLanguages')) return undefined;
  return config.replace(`${line},`, () => `${line},\n  ownLanguages: {\n${row}\n  },`);
}

/** Whether a generated file has the text that it was generated with. */
function isAsGenerated(root: string, path: string): boolean {
  const base = join(root, BASE, path);
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return existsSync(base) && read(base) === read(join(root, path));
}

/**
 * The files that give a site one more language: its config, and its pages as a copy of those in its first language. Pages that
 * the kit has in the language, and that the operator has not written in another one, are left to the kit. A language that the
 * config lists already gets what it lacks.
 * @param config text of the site's config
 * @param kit version of the running kit
 * @returns the record with the language, the files, and lines that say how to go on
 * @throws {RecordError} when the repository has files of another version
 * @throws {AnswersError} when the site has the language and all its files, or its config has no list of languages as text
 */
export function addLanguage(
  root: string,
  id: string,
  language: string,
  config: string,
  kit: string,
): { readonly record: KitRecord; readonly files: FileTree; readonly next: readonly string[] } {
  const record = readRecord(root);
  wantVersion(record, kit);
  const [line, ...others] = [...config.matchAll(LANGUAGES)];
  const [, before = '', quote = '', list = ''] = line ?? [];
  if (line === undefined || others.length > 0)
    throw new AnswersError([
      `sites/${id}/site.config.ts has no line such as languages: 'en_US'. Add ${language} to its languages by hand.`,
    ]);
  const languages = list.split(',').map((name) => name.trim());
  const isListed = languages.includes(language);
  const all = isListed ? languages : [...languages, language];
  const listed = isListed ? line[0] : before + quote + all.join(',') + quote;
  const changed = config.replace(line[0], () => listed);
  const declared = isLocale(language) ? changed : declare(changed, listed, language);
  if (declared === undefined)
    throw new AnswersError([
      `sites/${id}/site.config.ts writes ownLanguages in a form of its own. Add ${language} to it and to its languages by hand.`,
    ]);
  const texts = `${textsFolder(id, language)}/common.json`;
  const hasTexts = isLocale(language) || existsSync(join(root, texts));
  const answers = record.sites[id];
  const folder = `sites/${id}/content`;
  const page = (locale: string) => `${folder}/${locale}.md`;
  const model = languages.find((locale) => existsSync(join(root, page(locale))));
  const isWritten = answers !== undefined && WRITTEN.includes(language);
  const copied =
    model !== undefined && !existsSync(join(root, page(language))) && !(isWritten && isAsGenerated(root, page(model)));
  if (isListed && declared === config && hasTexts && !copied)
    throw new AnswersError([`Site ${id} has ${language} already.`]);
  return {
    record: answers ? { ...record, sites: { ...record.sites, [id]: { ...answers, languages: all } } } : record,
    files: new Map([
      [`sites/${id}/site.config.ts`, declared],
      ...(hasTexts ? [] : [[texts, '{}\n'] as const]),
      ...(copied ? [[page(language), readFileSync(join(root, page(model)), 'utf8')] as const] : []),
    ]),
    next: [
      ...(copied ? [`${page(language)} is a copy of ${page(model)}: translate it.`] : []),
      ...(isLocale(language)
        ? []
        : [
            `Write the texts in ${textsFolder(id, language)}: npx housefront build ${id} lists those that are missing.`,
          ]),
      `Site ${id} has ${all.join(', ')}. See it: npx housefront dev ${id}`,
    ],
  };
}
