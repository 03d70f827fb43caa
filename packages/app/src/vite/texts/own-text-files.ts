import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, isLocale, type OwnLanguages } from '@housefront/contract/ids';
import { withoutMark } from '@housefront/contract/json';
import { nearest } from '@housefront/contract/nearest';
import { completeCatalogue, loadLocale, type WrittenCatalogue } from '@housefront/core/i18n';
import { modulesFolder } from '../modules/packages.ts';

/**
 * Folder of a site with a folder of texts for each language that the kit does not ship, and for each in which the site words
 * single texts itself.
 */
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

/** A text in the place of one of the kit's, with that one as it was then (OPS-23). */
interface Override {
  readonly text: unknown;
  readonly original: unknown;
}

const isOverride = (value: unknown): value is Override => isObject(value) && 'text' in value && 'original' in value;

/** The texts in the files of a language, by namespace. */
const writtenIn = (root: string, code: string): WrittenCatalogue =>
  Object.fromEntries(
    textFiles(root, code).map((name) => [
      name.slice(0, -'.json'.length),
      readTexts(join(folderOf(root, code), name)) ?? {},
    ]),
  );

/** As written, with each text that is an override by itself. */
const textsAlone = (written: WrittenCatalogue): WrittenCatalogue =>
  Object.fromEntries(
    Object.entries(written).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, isOverride(value) ? value.text : value])),
    ]),
  );

/** Languages of the kit in which a site has texts of its own. */
export const wordedLanguages = (root: string): readonly string[] => {
  const folder = join(root, TEXTS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => isLocale(name) && textFiles(root, name).length > 0)
    .sort();
};

/** The texts of a language that ships, from its files. */
export function shippedTexts(code: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const folder = join(modulesFolder('core'), 'i18n/locales', code);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      // Ours.
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** The complete texts of a language of the site's own or with texts of its own, and what is missing in its files (LOC-02). */
export async function readOwnTexts(root: string, code: string, own: OwnLanguages) {
  const written = isLocale(code) ? textsAlone(writtenIn(root, code)) : writtenIn(root, code);
  const named = isLocale(code) ? code : (own[code]?.fallback ?? 'en_US');
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
      if (!isLanguageCode(name)) return [`${where}: is not named after a language. Name it after one, such as fr_FR.`];
      if (!isLocale(name) && !Object.hasOwn(own, name))
        return [`${where}: the config does not declare ${name}. Add it to ownLanguages, or remove the folder.`];
      return [...fileProblems(root, name), ...(isLocale(name) ? wordingProblems(root, name) : [])];
    });
}

const fileProblems = (root: string, code: string): readonly string[] =>
  textFiles(root, code)
    .filter((file) => readTexts(join(folderOf(root, code), file)) === undefined)
    .map(
      (file) => `${TEXTS_FOLDER}/${code}/${file}: holds no object of texts. Write JSON such as { "common.ok": "OK" }.`,
    );

/** Texts of a site in the place of the kit's that cannot be used, one line each with the remedy (OPS-23). */
function wordingProblems(root: string, code: string): readonly string[] {
  const written = writtenIn(root, code);
  const shipped = shippedTexts(code);
  const { faults } = completeCatalogue(code, textsAlone(written), [shipped, shippedTexts('en_US')]);
  return Object.entries(written).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, value]) => {
      const where = `${TEXTS_FOLDER}/${code}/${namespace}.json`;
      const original = shipped[namespace]?.[key];
      if (original === undefined) return [`${where}: the kit has no text ${key} there. ${hintOf(key, shipped)}`];
      if (!isOverride(value)) {
        const whole = JSON.stringify({ original, text: typeof value === 'string' ? value : original });
        return [`${where}: ${key} does not say which text it replaces. Write "${key}": ${whole}.`];
      }
      const [, fault] = faults.find(([name]) => name === key) ?? [];
      return fault === undefined ? [] : [`${where}: the text of ${key} ${fault} Correct it.`];
    }),
  );
}

/** The file of a key that is in another one, or the key that is meant. */
function hintOf(key: string, shipped: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const [file] = Object.entries(shipped).find(([, texts]) => Object.hasOwn(texts, key)) ?? [];
  if (file !== undefined) return `Move it to ${file}.json.`;
  const meant = nearest(
    key,
    Object.values(shipped).flatMap((texts) => Object.keys(texts)),
  );
  return meant === undefined ? 'Remove it.' : `Write ${meant}, or remove it.`;
}

/** A text of the kit that has changed since a site put another one in its place. */
export interface ChangedOriginal {
  readonly code: string;
  /** From the site's folder. */
  readonly file: string;
  readonly key: string;
  /** The kit's text when it was replaced. */
  readonly was: string;
  /** The kit's text now. */
  readonly is: string;
}

/** The texts of the kit that have changed since a site put others in their place (OPS-23). */
export const changedOriginals = (root: string): readonly ChangedOriginal[] =>
  wordedLanguages(root).flatMap((code) => {
    const shipped = shippedTexts(code);
    return Object.entries(writtenIn(root, code)).flatMap(([namespace, texts]) =>
      Object.entries(texts).flatMap(([key, value]): ChangedOriginal[] => {
        const is = shipped[namespace]?.[key];
        const file = `${TEXTS_FOLDER}/${code}/${namespace}.json`;
        if (is === undefined || !isOverride(value) || value.original === is) return [];
        return [{ code, file, key, was: String(value.original), is }];
      }),
    );
  });
