import { pick, type Random } from '../base/prng.ts';
import type { Named, Texts } from './vocabulary/languages.ts';
import { namesOf, type Word } from './vocabulary/table.ts';

/** Order of modifier, theme and form in a language. */
interface NameOrder {
  /** `form-first` puts the form before the theme. */
  readonly order: 'form-last' | 'form-first';
  /** Between modifier and theme. */
  readonly modifierGap: string;
  /** Between theme and form. */
  readonly formGap: string;
  /** The modifier follows its noun. */
  readonly modifierAfter?: true;
}

const spaced: NameOrder = { order: 'form-last', modifierGap: ' ', formGap: ' ' };
const joined: NameOrder = { order: 'form-last', modifierGap: '', formGap: '' };

/** Names of slots: the form belongs to the theme (the dragon's treasure). */
const slotOrder: Readonly<Record<Named, NameOrder>> = {
  zh_TW: joined,
  zh_CN: joined,
  en_US: spaced,
  vi_VN: { order: 'form-first', modifierGap: ' ', formGap: ' ', modifierAfter: true },
  ko_KR: { order: 'form-last', modifierGap: ' ', formGap: '의 ' },
  ja_JP: { order: 'form-last', modifierGap: '', formGap: 'の' },
  th_TH: { order: 'form-first', modifierGap: '', formGap: '', modifierAfter: true },
  hi_IN: spaced,
  my_MM: joined,
  ta_IN: spaced,
  bn_BD: spaced,
};

/** Names of table and sport games: the form is a kind of room or contest, not a possession. */
const venueOrder: Readonly<Record<Named, NameOrder>> = {
  ...slotOrder,
  zh_TW: { ...joined, formGap: '·' },
  zh_CN: { ...joined, formGap: '·' },
  vi_VN: { ...spaced, modifierAfter: true },
  ko_KR: spaced,
  ja_JP: { ...joined, formGap: '・' },
  th_TH: { ...spaced, modifierAfter: true },
  my_MM: spaced,
};

function compose(locale: Named, table: typeof slotOrder, theme: Word, form: Word, modifier: Word | null): string {
  const rule = table[locale];
  const noun = theme.texts[locale];
  const extra = modifier?.texts[locale];
  const head =
    extra === undefined ? noun : rule.modifierAfter ? noun + rule.modifierGap + extra : extra + rule.modifierGap + noun;
  return rule.order === 'form-last'
    ? head + rule.formGap + form.texts[locale]
    : form.texts[locale] + rule.formGap + head;
}

/** A name maker that never gives the same English name twice. */
export function createNamer(
  random: Random,
): (source: {
  readonly theme: Word;
  readonly forms: readonly Word[];
  readonly modifiers: readonly Word[];
  readonly venue: boolean;
}) => Texts {
  const taken = new Set<string>();
  return ({ theme, forms, modifiers, venue }) => {
    const table = venue ? venueOrder : slotOrder;
    for (let attempt = 0; ; attempt += 1) {
      const form = pick(random, forms);
      const modifier = attempt > 2 || random() < 0.3 ? pick(random, modifiers) : null;
      const names = namesOf((locale) => compose(locale, table, theme, form, modifier));
      if (!taken.has(names.en_US)) {
        taken.add(names.en_US);
        return names;
      }
      if (attempt > 60) {
        const numbered = namesOf((locale) => `${names[locale]} ${String(taken.size)}`);
        taken.add(numbered.en_US);
        return numbered;
      }
    }
  };
}
