import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../packages/core/src/i18n/locales');

/** The texts of a language by key, as its catalogue has them. @throws for a key without a text */
export async function textsOf(locale: string): Promise<(key: string) => string> {
  const folder = join(locales, locale);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const read = async (name: string) =>
    Object.entries(JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string>);
  const texts = new Map((await Promise.all(files.map(read))).flat());
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`${locale} has no text "${key}".`);
    return text;
  };
}
