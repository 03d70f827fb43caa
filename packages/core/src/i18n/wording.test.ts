import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Texts of a language by key. */
function textsOf(locale: string): readonly (readonly [key: string, text: string])[] {
  const folder = join(import.meta.dirname, 'locales', locale);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Readonly<Record<string, string>>),
    );
}

/** Texts of a language that match, as keys. */
const keysWith = (locale: string, pattern: RegExp, except: readonly string[] = []) =>
  textsOf(locale).flatMap(([key, text]) => (pattern.test(text) && !except.includes(key) ? [key] : []));

/** A word by itself; `\b` takes letters with accents for its end. */
const word = (...words: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'u');

test.each([
  // A site says Sie in German; in the other languages it uses the informal form.
  ['de_DE', word('[Dd]u', '[Dd]ein\\w*', '[Dd]ir', '[Dd]ich', '[Ee]uch', '[Ee]uer')],
  ['sv_SE', word('[Nn]i', '[Ee]der', '[Ee]dra', 'Ert', 'Era')],
  ['nl_NL', word('[Uu]', '[Uu]w')],
  [
    'es_ES',
    word(
      '[Uu]sted(?:es)?',
      '[Vv]uestr[oa]s?',
      // The polite form without its pronoun.
      '[Ss]us? (?:sesión|saldo|cuenta|edad|límites?|datos|dispositivos|herramientas|apuestas)',
      '(?:Decida|Elija|Consulte|Apueste|Confirme|Espere|Lea|Deje|Hable|Exclúyase)',
    ),
  ],
  ['pt_BR', word('[Tt]u', '[Tt]eus?', '[Tt]uas?', '[Vv]ós')],
  ['da_DK', word('Deres', 'Dem')],
  ['fil_PH', word('[Kk]ayo', '[Ii]nyo', '[Nn]inyo')],
])('[LOC-03] in %s everybody is addressed in one form', (locale, other) => {
  expect(keysWith(locale, other)).toEqual([]);
});

test.each(['en_US', 'de_DE', 'nl_NL', 'es_ES', 'pt_BR'])(
  '[LOC-03] in %s no number is before a word that has only its plural form',
  (locale) => {
    const severalOnly = ['letters.delete_many_title'];
    const isPlural = (key: string) => /_(?:one|two|few|many|other)$/.test(key);
    const found = keysWith(locale, /\{\{(?:count|draws|left)\}\} (?!left)\p{L}/u, severalOnly);
    expect(found.filter((key) => !isPlural(key))).toEqual([]);
  },
);

test.each([
  ['de_DE', word('um um', 'Mindestbetrag ist', 'Höchstbetrag ist')],
  // Rabatt is a lower price.
  ['sv_SE', word('under underhåll', '[Ll]ive casino', '[Rr]abatt')],
  // Digits of a PIN are no numbers; letters and numbers is a set phrase.
  ['pt_BR', /(?:\d|[Qq]uatro|\}\}) números/],
  ['fil_PH', word('[Cc]hineck')],
  ['da_DK', word('[Rr]abat')],
  ['nl_NL', word('[Kk]orting')],
])('[LOC-03] %s has none of the expressions that read like a translation', (locale, refused) => {
  expect(keysWith(locale, refused)).toEqual([]);
});

test.each([
  ['de_DE', 'agent.carried', 'Vorgetragen'],
  ['de_DE', 'roulette.hint', 'Sie gewinnen den Preis, bei dem das Rad stehen bleibt.'],
  ['de_DE', 'question.skip', 'Andere Frage anfordern (noch {{left}})'],
  ['sv_SE', 'agent.rebate', 'Återbetalning'],
  ['sv_SE', 'agent.carried', 'Till nästa period'],
  ['da_DK', 'agent.rebate', 'Tilbagebetaling'],
  ['da_DK', 'agent.carried', 'Til næste periode'],
  ['nl_NL', 'agent.rebate', 'Terugbetaling'],
  ['pt_BR', 'agent.carried', 'Para o próximo período'],
  ['sv_SE', 'question.skip', 'Få en annan fråga ({{left}} kvar)'],
])('[LOC-03] in %s %s says what it is', (locale, key, text) => {
  expect(textsOf(locale).find(([name]) => name === key)?.[1]).toBe(text);
});
