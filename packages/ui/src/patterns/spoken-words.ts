/** A word, or how it is made of its values. */
type Word = string | ((values: never) => string);

/** What components of react-aria-components say of themselves, by the library's name of their package. */
export interface SpokenWords {
  readonly '@react-aria/autocomplete': { readonly collectionLabel: string };
  readonly '@react-aria/calendar': {
    readonly previous: string;
    readonly next: string;
    readonly selectedDateDescription: (values: { readonly date: string }) => string;
    readonly selectedRangeDescription: (values: { readonly dateRange: string }) => string;
    readonly todayDate: (values: { readonly date: string }) => string;
    readonly todayDateSelected: (values: { readonly date: string }) => string;
    readonly dateSelected: (values: { readonly date: string }) => string;
    readonly startRangeSelectionPrompt: string;
    readonly finishRangeSelectionPrompt: string;
    readonly minimumDate: string;
    readonly maximumDate: string;
    readonly dateRange: (values: { readonly startDate: string; readonly endDate: string }) => string;
  };
  /** Asked of every row, said where rows can be selected. */
  readonly '@react-aria/grid': { readonly select: string };
  readonly '@react-aria/searchfield': { readonly 'Clear search': string };
  readonly '@react-aria/table': {
    readonly sortable: string;
    readonly ascending: string;
    readonly descending: string;
    readonly ascendingSort: (values: { readonly columnName: string }) => string;
    readonly descendingSort: (values: { readonly columnName: string }) => string;
    /** Asked of every table, said where rows can be selected. */
    readonly select: string;
    readonly selectAll: string;
    /** Asked of every row, said of rows that have others below them. */
    readonly expand: string;
    readonly collapse: string;
  };
}

// The library reads the packages once and their words whenever it says them: a package may get its words later.
const spoken: Readonly<Record<string, Record<string, Word>>> = {
  '@react-aria/autocomplete': {},
  '@react-aria/calendar': {},
  '@react-aria/grid': {},
  '@react-aria/searchfield': {},
  '@react-aria/table': {},
} satisfies Record<keyof SpokenWords, Record<string, Word>>;
const STRINGS = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');

/**
 * Gives components of react-aria-components their words, before they are rendered: the library speaks five of our languages, and
 * the build of a site leaves its words out (I18N-19x). In a browser only.
 */
export function speak(words: Partial<SpokenWords>): void {
  if (typeof window === 'undefined') return;
  for (const [name, own] of Object.entries(words)) Object.assign(spoken[name] ?? {}, own);
  if (Reflect.has(window, STRINGS)) return;
  Object.assign(window, { [STRINGS]: spoken, [LOCALE]: document.documentElement.lang || 'en-US' });
}
