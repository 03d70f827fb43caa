import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chinese, others, otherScripts, refused, unseen, vietnamese } from './names.fixtures.ts';
import { checkField } from './checks.ts';
import { planOf } from './plan.ts';
import { foldName, isName } from './typed-name.ts';
import { emptyRegistration } from './values.ts';

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

test.each(
  Object.entries(tables).flatMap(([currency, rows]) => rows.map(([typed, sent]) => ({ currency, typed, sent }))),
)('[FLD-08] [REG-62x] under $currency the name $typed is taken, and sent as $sent', ({ currency, typed, sent }) => {
  expect(foldName(typed)).toBe(sent);
  expect(foldName(sent)).toBe(sent);
  expect(passes(sent, currency)).toBe(true);
  // The platform refuses names that differ from the sent form, apart from blanks at the ends.
  expect(passes(typed, currency)).toBe(typed.trim() === sent);
});

const code = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16)}`;

test.each(unseen.map((sign) => [code(sign), sign] as const))(
  '[FLD-08] what is invisible is no name, and no part of one: %s',
  (_code, sign) => {
    for (const currency of ['RMB', 'VND', 'USD', 'THB']) {
      for (const name of [
        sign,
        `${sign}${sign}`,
        `张${sign}三`,
        `An${sign}na`,
        `${sign}Anna`,
        `Anna${sign}`,
        `Anna ${sign} Lee`,
      ]) {
        // Line ends and a drawing of a Han character are no part of what is sent.
        const sent = foldName(name);
        const isLeftOut = !sent.includes(sign);
        expect(isLeftOut || !passes(sent, currency), `${currency} ${JSON.stringify(name)}`).toBe(true);
      }
      expect(passes(foldName(sign), currency)).toBe(false);
    }
  },
);

test.each(refused)('[FLD-08] %o is no name', (name) => {
  for (const currency of ['RMB', 'VND', 'USD', 'THB']) expect(passes(foldName(name), currency)).toBe(false);
});

test.each(Object.entries(otherScripts).flatMap(([currency, names]) => names.map((name) => [currency, name] as const)))(
  '[FLD-08] [REG-62x] the rule of %s refuses %o',
  (currency, name) => {
    expect(passes(foldName(name), currency)).toBe(false);
  },
);

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
