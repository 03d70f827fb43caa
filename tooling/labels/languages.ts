import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const catalogues = 'packages/core/src/i18n/locales';
const glossary = 'packages/core/src/i18n/glossary';
/** The language whose keys count. */
const REFERENCE = 'en_US';

type Texts = Readonly<Record<string, unknown>>;

/** Everything that one language lacks or has too many, for {@link languageLines}. */
export interface LanguageGaps {
  readonly locale: string;
  /** `namespace.json: key`, plural forms included. */
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  /** Terms without a word in the glossary. */
  readonly terms: readonly string[];
}

const readTexts = (file: string): Texts => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});

const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Keys of a language's texts as `namespace.json: key`. */
function keysOf(root: string, locale: string): readonly string[] {
  const folder = join(root, catalogues, locale);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.toSorted().flatMap((name) => Object.keys(readTexts(join(folder, name))).map((key) => `${name}: ${key}`));
}

/** The keys that a language needs: those of the reference, each counted one in the plural forms of the language. */
function wantedOf(reference: readonly string[], locale: string): readonly string[] {
  const forms = new Intl.PluralRules(locale.replaceAll('_', '-')).resolvedOptions().pluralCategories;
  const counted = new Set(reference.filter((key) => key.endsWith('_other')).map(baseOf));
  return [
    ...new Set(
      reference.flatMap((key) => (counted.has(baseOf(key)) ? forms.map((form) => `${baseOf(key)}_${form}`) : [key])),
    ),
  ];
}

/** Gaps of each language, by its folder of texts; a language that ships without a folder lacks everything. */
export function findLanguageGaps(root: string, locales: readonly string[]): readonly LanguageGaps[] {
  const reference = keysOf(root, REFERENCE);
  const terms = Object.keys(readTexts(join(root, glossary, 'terms.json')));
  return locales.map((locale) => {
    const own = new Set(keysOf(root, locale));
    const wanted = wantedOf(reference, locale);
    const words = readTexts(join(root, glossary, `${locale}.json`));
    return {
      locale,
      missing: wanted.filter((key) => !own.has(key)),
      unknown: [...own].filter((key) => !wanted.includes(key)),
      terms: terms.filter((term) => !(term in words)),
    };
  });
}

/** The gaps as lines, one for each language and kind, with every key. */
export const languageLines = (gaps: readonly LanguageGaps[]): readonly string[] =>
  gaps.flatMap(({ locale, missing, unknown, terms }) =>
    (
      [
        ['lacks', 'texts', missing],
        ['has', 'texts that English does not have', unknown],
        ['lacks', 'words of the glossary', terms],
      ] as const
    )
      .filter(([, , keys]) => keys.length > 0)
      .map(([verb, what, keys]) => `${locale} ${verb} ${keys.length} ${what}: ${keys.join(', ')}`),
  );
