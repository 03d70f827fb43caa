import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import catalogues from 'virtual:catalogues';
import { expect, test } from 'vitest';
import { labels } from '../slots/labels.fixtures.ts';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import { gameSearchLabels } from '../labels/game-search.ts';
import { recordLabels } from './RecordTable/labels.ts';
import { calendarWords, tableWords } from './RecordTable/record-words.ts';

/** The library's own words in English, by package. */
const { default: english } = (await import('react-aria-components/i18n/en-US')) as {
  default: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
const locales = Object.keys(catalogues) as FixtureLocale[];
const values = { date: 'A', dateRange: 'B', startDate: 'C', endDate: 'D', columnName: 'E' };
const wordsOf = (locale: FixtureLocale) => {
  const texts = labels(locale, recordLabels);
  const search = labels(locale, gameSearchLabels);
  return {
    '@react-aria/autocomplete': { collectionLabel: search.results },
    '@react-aria/calendar': calendarWords(texts),
    '@react-aria/searchfield': { 'Clear search': search.clear },
    ...tableWords(texts),
  };
};
/** Words of columns that are resized, and of rows that were selected: ours are neither. */
const unused = new Set([
  'columnSize',
  'resizerDescription',
  'deselectedItem',
  'selectedItem',
  'selectedCount',
  'selectedAll',
  'longPressToSelect',
]);

test('[I18N-19x] every word that a component of the library says is given in every language', () => {
  expect(locales).toHaveLength(18);
  for (const locale of locales)
    for (const [name, words] of Object.entries(wordsOf(locale))) {
      const known = Object.keys(english[name] ?? {}).filter((key) => !unused.has(key));
      expect(Object.keys(words).toSorted(), `${name} in ${locale}`).toEqual(known.toSorted());
      for (const word of Object.values<string | ((all: typeof values) => string)>(words)) {
        const said = typeof word === 'string' ? word : word(values);
        expect(said, `${name} in ${locale}`).toMatch(/\S/);
        expect(said, `${name} in ${locale}`).not.toContain('{{');
      }
    }
});

test('[I18N-19x] whatever brings a component that speaks gives it its words', () => {
  const root = join(import.meta.dirname, '..');
  const speakers = globSync('**/*.tsx', { cwd: root }).filter((path) =>
    /from 'react-aria-components\//.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(speakers.length).toBeGreaterThan(2);
  expect(speakers.filter((path) => !/\bspeak\(\{/.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
