import { learn } from '../packages/ui/src/slots/base.fixtures.ts';

type Texts = { readonly [key: string]: string | Texts };

const catalogues = import.meta.glob<Texts>('../packages/core/src/i18n/locales/*/index.ts', { import: 'default' });
const load = (locale: string) => catalogues[`../packages/core/src/i18n/locales/${locale}/index.ts`]?.();

function* pairs(english: Texts, other: Texts): Generator<[string, string]> {
  for (const [key, value] of Object.entries(english)) {
    const theirs = other[key];
    if (typeof value === 'string' && typeof theirs === 'string') yield [value, theirs];
    else if (typeof value === 'object' && typeof theirs === 'object') yield* pairs(value, theirs);
  }
}

/** Lets stories of a language speak the product's own words of it, wherever a fixture's English is the product's. */
export async function teach(locale: string): Promise<void> {
  if (locale === 'en_US') return;
  const [english, other] = await Promise.all([load('en_US'), load(locale)]);
  if (english === undefined || other === undefined) return;
  const words = new Map<string, string>();
  // The frame's own words come first where English has one word for several of another language.
  for (const [word, theirs] of pairs(english, other)) if (!words.has(word)) words.set(word, theirs);
  learn(locale, words);
}
