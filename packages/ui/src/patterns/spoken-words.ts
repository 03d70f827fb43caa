/** A text, or a function that makes it from values. */
type Word = string | ((values: never) => string);

/** Texts of react-aria-components for screen readers, by package of the library. */
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
  /** Read for every row, announced only for selectable rows. */
  readonly '@react-aria/grid': { readonly select: string };
  readonly '@react-aria/searchfield': { readonly 'Clear search': string };
  readonly '@react-aria/table': {
    readonly sortable: string;
    readonly ascending: string;
    readonly descending: string;
    readonly ascendingSort: (values: { readonly columnName: string }) => string;
    readonly descendingSort: (values: { readonly columnName: string }) => string;
    /** Read for every table, announced only for selectable rows. */
    readonly select: string;
    readonly selectAll: string;
    /** Read for every row, announced only for rows with others below them. */
    readonly expand: string;
    readonly collapse: string;
  };
}

// The library keeps the packages but looks texts up on each use, so texts can be added later.
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
 * Sets the texts of react-aria-components before they are rendered. The library has texts for only some of our languages, and
 * a site's build removes them. In browsers only (I18N-19x).
 */
export function speak(words: Partial<SpokenWords>): void {
  if (typeof window === 'undefined') return;
  for (const [name, own] of Object.entries(words)) Object.assign(spoken[name] ?? {}, own);
  if (Reflect.has(window, STRINGS)) return;
  Object.assign(window, { [STRINGS]: spoken, [LOCALE]: document.documentElement.lang || 'en-US' });
}
