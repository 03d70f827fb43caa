import { expect, test } from 'vitest';
import { checkAll } from './checks.ts';
import { createChooser } from './chooser.fixtures.ts';
import { oracle, type Case, type Wanted } from './oracle.fixtures.ts';
import { planOf, type SettingEntry } from './plan.ts';
import { emptyRegistration, settingNames, wireNames, type RegistrationForm } from './values.ts';

const CASES = 40_000;

const { random, below, pick } = createChooser(20_261_121);
const chance = (part: number) => random() < part;

const SIGNS = [
  ...Array.from('abcxyzABCXYZ0123456789'.repeat(3)),
  ...Array.from(
    '_.-@ ·<>\'"\t\n\u0000\u007f\u0085\u009f\u00a0\u200b＠１ßéÀỹỺ×÷張张三一龥丂😀𠮷䮌〇ЖสعⅣＡ’•\u0301\u0323\u202e\u3164',
  ),
  '\ud800',
];
const LETTERS = Array.from('abcdefXYZ');
const text = (longest: number): string => Array.from({ length: below(longest + 1) }, () => pick(SIGNS)).join('');
const digits = (longest: number): string =>
  Array.from({ length: below(longest + 1) }, () => String(below(10))).join('');
const letters = (longest: number): string => Array.from({ length: below(longest + 1) }, () => pick(LETTERS)).join('');
const edges = (...lengths: readonly number[]): string => pick(['a', 'Z', '7', '_', '张', '😀']).repeat(pick(lengths));

const sources: Readonly<Record<string, () => string>> = {
  memberAccount: () => pick([edges(5, 6, 12, 13), `${letters(7)}${digits(6)}`]),
  password: () => pick([edges(5, 6, 12, 13), `${letters(7)}${digits(6)}`, 'abc123', 'ABC123']),
  memberName: () =>
    pick([
      '张三',
      '买买提·吐尔逊',
      '·张',
      'Nguyễn',
      'NGUYENVANA',
      'Nguyen Van',
      'Lê Thị. B',
      "O'Neil-Ơ",
      ' John ',
      '葛曾䮌',
      '王𬭎',
      'สมชาย',
      edges(1, 2, 20, 21, 50, 51),
    ]),
  memberEmail: () =>
    pick([
      'a@b',
      'a@b.co',
      `${letters(4)}@${letters(4)}.${letters(3)}`,
      `${text(3)}@a.co`,
      `a@${text(4)}.co`,
      `${'a'.repeat(64 + below(2))}@a.co`,
      'a.b.@c.de',
      'a@xn--p1ai',
      'a@b.xn--p1ai',
      'a@@b.co',
    ]),
  memberPhone: () => pick([digits(12), '1234567890', '12345678901', `+${digits(11)}`, `${digits(4)}${text(1)}`]),
  phoneVerify: () => pick([digits(7), '123456', '12a456']),
  withdrawPassword: () => pick([digits(5), '1234', '12a4']),
  memberBirthday: () =>
    `${pick(['', '1990', '2000', '1900', '99', text(4)])}/${pick(['', '1', '02', '2', '12', '13', '0', text(2)])}/${pick(['', '1', '29', '30', '31', '32', '00', text(2)])}`
      .split('/')
      .slice(0, 3)
      .join('/'),
};
const contactLike = () =>
  pick([edges(4, 5, 50, 51), `${letters(5)}${pick(['@', '.', '_', '-', ' ', ''])}${letters(4)}`]);
const typedFor = (field: string): string => {
  if (chance(0.18)) return '';
  if (chance(0.06)) return pick([' ', '\u3000', '\t ', '\u200b']);
  const own = sources[field] ?? contactLike;
  return field === 'memberBirthday' || chance(0.8) ? own() : text(pick([3, 14, 52]));
};

const FIELDS = Object.keys(wireNames).filter(
  (field) => !['siteId', 'memberCurrency', 'captchaToken', 'phoneVerify'].includes(field),
);
const TYPED = [...FIELDS, 'phoneVerify'];
const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...wireNames, ...settingNames }));

/** How many forms are filled in under the same settings. */
const FORMS_PER_SETTING = 25;

function randomCase(): Case {
  const wanted = new Map(
    FIELDS.map((field): [string, Wanted] => [field, { shown: chance(0.8), required: chance(0.5) }]),
  );
  return {
    currency: pick(['RMB', 'VND', 'USD', 'THB', 'XXX']),
    tenDigits: chance(0.2),
    phoneNeedsCode: chance(0.5),
    wanted,
    typed: new Map(TYPED.map((field) => [field, typedFor(field)])),
    ticked: chance(0.7),
  };
}

/** The same visitor types on: a few fields get other values. */
function typeOn(before: Case): Case {
  const typed = new Map(before.typed);
  for (let left = 4; left > 0; left -= 1) {
    const field = pick(TYPED);
    typed.set(field, typedFor(field));
  }
  if (chance(0.3)) typed.set('checkPassword', typed.get('password') ?? '');
  return { ...before, typed, ticked: chance(0.7) };
}

const settingsOf = ({ currency, wanted, phoneNeedsCode }: Case): readonly SettingEntry[] =>
  [...wanted].map(([field, { shown, required }]) => ({
    name: names.get(field) ?? '',
    currency,
    is_display: shown,
    is_required: required,
    is_unique: false,
    is_member_center: false,
    is_verification: field === 'memberPhone' && phoneNeedsCode,
    is_member_center_verification: false,
  }));

function formOf({ currency, typed, ticked }: Case): RegistrationForm {
  const [year = '', month = '', day = ''] = (typed.get('memberBirthday') ?? '').split('/');
  return {
    ...emptyRegistration(1001, currency),
    ...Object.fromEntries(typed),
    memberBirthday: { year, month, day },
    agreement: ticked,
  };
}

test(
  `[REG-41] [REG-59] [REG-62x] ${CASES} generated forms: the rules and the requirements, kept apart, never differ`,
  { timeout: 60_000 },
  () => {
    const seen = new Map<string, number>();
    const differences: object[] = [];
    let one = randomCase();
    let plan = planOf(settingsOf(one), one.currency);
    for (let round = 0; round < CASES; round += 1) {
      if (round % FORMS_PER_SETTING === 0) {
        one = randomCase();
        plan = planOf(settingsOf(one), one.currency);
      } else one = typeOn(one);
      const failures = checkAll(formOf(one), { currency: one.currency, plan, phoneTenDigits: one.tenDigits });
      const expected = oracle(one);
      const agreed =
        failures.length === expected.size &&
        failures.every(({ field, key }) => key === `signup.${expected.get(field) ?? ''}`);
      if (!agreed && differences.length < 3) differences.push({ round, one, failures, expected });
      for (const [field, key] of expected) {
        const line = `${field} ${key}`;
        seen.set(line, (seen.get(line) ?? 0) + 1);
      }
    }
    expect(differences).toEqual([]);
    // The comparison means something only when each rule was broken often, and kept often.
    expect(seen.size).toBe(51);
    expect(Math.min(...seen.values())).toBeGreaterThan(500);
    expect(Math.max(...seen.values())).toBeLessThan(CASES * 0.8);
  },
);
