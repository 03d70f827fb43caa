import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, isLocale, type OwnLanguages } from '@housefront/contract/ids';
import { withoutMark } from '@housefront/contract/json';
import { completeCatalogue, loadLocale, type WrittenCatalogue } from '@housefront/core/i18n';

/** Folder of a site with a folder of texts for each language that the kit does not ship. */
export const TEXTS_FOLDER = 'locales';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The folder of a language's texts. */
const folderOf = (root: string, code: string): string => join(root, TEXTS_FOLDER, code);

/** Names of the files of a language's texts, as the kit names them: `common.json`. */
export const textFiles = (root: string, code: string): readonly string[] =>
  existsSync(folderOf(root, code))
    ? readdirSync(folderOf(root, code))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

/** The object in a file; undefined if there is none in it. */
function readTexts(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(withoutMark(readFileSync(file, 'utf8')));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The complete texts of a language of the site's own, and what is missing in its files (LOC-02). */
export async function readOwnTexts(root: string, code: string, own: OwnLanguages) {
  const written: WrittenCatalogue = Object.fromEntries(
    textFiles(root, code).map((name) => [
      name.slice(0, -'.json'.length),
      readTexts(join(folderOf(root, code), name)) ?? {},
    ]),
  );
  const named = own[code]?.fallback ?? 'en_US';
  const fallbacks = await Promise.all([...new Set([named, 'en_US'])].map(loadLocale));
  return { ...completeCatalogue(code, written, fallbacks), fallback: named };
}

/** One line for each kind of gap in the texts of a site's own languages, with every key (LOC-02). */
export async function ownTextGaps(root: string, own: OwnLanguages): Promise<readonly string[]> {
  const all = Object.keys(own).map(async (code) => {
    const { missing, unknown, faults, fallback } = await readOwnTexts(root, code, own);
    const where = `${TEXTS_FOLDER}/${code}`;
    return [
      ...(missing.length > 0
        ? [`${where}: lacks ${missing.length} texts, and shows those of ${fallback}: ${missing.join(', ')}.`]
        : []),
      ...(unknown.length > 0 ? [`${where}: has texts that the kit does not ask for: ${unknown.join(', ')}.`] : []),
      ...faults.map(([key, fault]) => `${where}: the text of ${key} ${fault} That of ${fallback} is shown.`),
    ];
  });
  return (await Promise.all(all)).flat();
}

/** Folders and files of texts with which a site cannot be built, one line each with the remedy. */
export function ownTextProblems(root: string, own: OwnLanguages): readonly string[] {
  const folder = join(root, TEXTS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name }) => {
      const where = `${TEXTS_FOLDER}/${name}`;
      if (isLocale(name)) return [`${where}: ${name} ships with the kit, whose texts are used. Remove the folder.`];
      if (!isLanguageCode(name)) return [`${where}: is not named after a language. Name it after one, such as fr_FR.`];
      if (!Object.hasOwn(own, name))
        return [`${where}: the config does not declare ${name}. Add it to ownLanguages, or remove the folder.`];
      return textFiles(root, name)
        .filter((file) => readTexts(join(folder, name, file)) === undefined)
        .map((file) => `${where}/${file}: holds no object of texts. Write JSON such as { "common.ok": "OK" }.`);
    });
}
