import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** List of the texts that are still English in other languages. */
const list = 'packages/core/src/i18n/untranslated.json';

/** Keys whose text is still English, each with the languages that wait for a translation. */
export const readUntranslated = (root: string): readonly (readonly [key: string, languages: readonly string[]])[] =>
  Object.entries(JSON.parse(readFileSync(join(root, list), 'utf8')) as Readonly<Record<string, readonly string[]>>);
