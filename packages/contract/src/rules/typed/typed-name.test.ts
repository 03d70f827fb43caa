import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chinese, others, otherScripts, refused, unseen, vietnamese } from './names.fixtures.ts';
import { checkField } from '../forms/checks.ts';
import { planOf } from '../forms/plan.ts';
import { foldName, isName } from './typed-name.ts';
import { emptyRegistration } from '../forms/values.ts';

/** Whether the rule of a currency takes a name as it is sent. */
const passes = (memberName: string, currency: string): boolean => {
  const entry = { name: 'member_name', currency, is_display: true, is_required: true, is_unique: false };
  const settings = [
    { ...entry, is_member_center: false, is_verification: false, is_member_center_verification: false },
  ];
  const plan = planOf(settings, currency);
  const form = { ...emptyRegistration(1001, currency), memberName };
  return checkField('memberName', form, { currency, plan, phoneTenDigits: false }) === undefined;
};

const tables = { RMB: chinese, VND: vietnamese, THB: others, USD: [...chinese, ...vietnamese, ...others] };

test('[FLD-08] the tables hold two hundred forms of names', () => {
  expect(new Set(tables.USD.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(200);
});

test.each(Object.entries(tables))(
  '[FLD-08] [REG-62x] under %s the names of the tables are taken, and sent in one form',
  (currency, rows) => {
    const faults = rows.filter(
      ([typed, sent]) =>
        foldName(typed) !== sent ||
        foldName(sent) !== sent ||
        !passes(sent, currency) ||
        // The platform refuses names that differ from the sent form, apart from blanks at the ends.
        passes(typed, currency) !== (typed.trim() === sent),
    );
    expect(faults).toEqual([]);
  },
);

const code = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16)}`;

const currencies = ['RMB', 'VND', 'USD', 'THB'];

test('[FLD-08] what is invisible is no name, and no part of one', () => {
  const faults = currencies.flatMap((currency) =>
    unseen.flatMap((sign) => {
      const inside = [`${sign}${sign}`, `张${sign}三`, `An${sign}na`, `${sign}Anna`, `Anna${sign}`, `Anna ${sign} Lee`];
      // Line ends and a drawing of a Han character are no part of what is sent.
      const taken = inside.filter((name) => foldName(name).includes(sign) && passes(foldName(name), currency));
      return [...taken, ...(passes(foldName(sign), currency) ? [sign] : [])].map((name) => [
        currency,
        code(sign),
        name,
      ]);
    }),
  );
  expect(faults).toEqual([]);
});

test('[FLD-08] what is no name is refused under every currency', () => {
  const faults = currencies.flatMap((currency) =>
    refused.filter((name) => passes(foldName(name), currency)).map((name) => [currency, name]),
  );
  expect(faults).toEqual([]);
});

test('[FLD-08] [REG-62x] the rule of a currency refuses names in the letters of others', () => {
  const faults = Object.entries(otherScripts).flatMap(([currency, names]) =>
    names.filter((name) => passes(foldName(name), currency)).map((name) => [currency, name]),
  );
  expect(faults).toEqual([]);
});

test('[FLD-08] folding what is folded changes nothing, and nothing that is taken has an invisible sign or a second form', () => {
  const signs = fc.constantFrom(...Array.from("aÉ张𠮷·•・.'’-– 　ไٌعЖ1１\u0301\u0323"), ...unseen);
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
      const sent = foldName(parts.join(''));
      expect(foldName(sent)).toBe(sent);
      const isPlain = !/\p{Default_Ignorable_Code_Point}|\p{Cc}|\u2800|[•・‧’–１　]|^ | $| {2}/u.test(sent);
      expect(isPlain || !isName(sent)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['An\u200bna', 'Anna'],
  ['\ufeffAnna Lee', 'Anna Lee'],
  ['Anna\u2060 Lee\u200b', 'Anna Lee'],
  ['An\u00adna-Li\u200dsa', 'Anna-Lisa'],
  ['\u202aAnna\u202c', 'Anna'],
  ['\u2068Anna Lee\u2069', 'Anna Lee'],
  ['张\u200b三', '张三'],
  ['葛\u{e0100}城', '葛城'],
  ['Nguyễn\u200b Văn\u200c An', 'Nguyễn Văn An'],
  ['क्\u200dषेम', 'क्\u200dषेम'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['علی\u200c\u200bرضا', 'علیرضا'],
])('[FLD-17] %j, with signs of no width inside, is taken and sent as %j', (typed, sent) => {
  expect([foldName(typed), foldName(sent), passes(sent, 'USD')]).toEqual([sent, sent, true]);
});

test.each(['\u200b', '\u200b\u2060\ufeff', '\u202e', '\u2066\u2069', '\u200d', '\u3164'])(
  '[FLD-17] [FLD-08] %j alone is no name',
  (typed) => {
    expect(currencies.map((currency) => passes(foldName(typed), currency))).toEqual([false, false, false, false]);
  },
);
