import { expect, test } from 'vitest';
import { lengthOf, patterns } from './patterns.ts';

const label = (length: number) => 'b'.repeat(length);
/** An address of so many characters with a local part of 60 and labels within their limits. */
const address = (length: number) => `${'a'.repeat(60)}@${label(63)}.${label(63)}.${label(length - 192)}.co`;

const passing: Readonly<Partial<Record<keyof typeof patterns, readonly string[]>>> = {
  email: [
    `${'a'.repeat(64)}@b.co`,
    `a@${label(63)}.co`,
    address(254),
    'a@b.XN--P1AI',
    'a@b.museum',
    'a.b.c@d.e.fg',
    'a@1.co',
    'a@b1.co',
  ],
  url: ['http://a', 'https://a.b/c', 'http://[::1]/'],
  ipv4: ['249.250.199.10', '200.209.100.109', '9.99.8.88'],
  integer: ['-12', '7'],
  numeric: ['-0.25', '12'],
  charset: ['az09', '__--'],
  password: ['abcd1234', '1a2B3c'],
  vietnameseName: ['Ab', 'ỹÀ'],
  chineseName: ['一龥', '张三·李四·王五'],
  name: ['a', 'Ö', '张 三', 'x'.repeat(50), '𠮷'.repeat(50)],
  account: ['a', 'Z9'],
  digits: ['0', '0123456789'],
  contact: ['a', 'A_b.c-9'],
  contactWithAt: ['@a', 'A_b.c-9@'],
  fourDigits: ['0000', '9999'],
};

const failing: Readonly<Partial<Record<keyof typeof patterns, readonly string[]>>> = {
  email: [
    '',
    'a',
    `${'a'.repeat(65)}@b.co`,
    `a@${label(64)}.co`,
    address(255),
    'a@b.c1',
    'a@b.1co',
    'a@b.co1',
    'a@b.1xn--p1',
    'a@b.axn--',
    'a@b-.co',
    'a@b_c.co',
    'a.@b.co',
    'a@b@c.co',
    '"a"@b.co',
    ' a@b.co',
    'a@.co',
    'a@co',
    'a@b.',
  ],
  url: [
    ' https://a.b',
    'xhttps://a.b',
    'https:///a.b',
    'https://a.b/\n',
    'https://a.b c',
    'http:// a.b',
    'https://[',
    'https://?a',
  ],
  ipv4: [
    '255.255.255.256',
    '260.1.1.1',
    '25a.1.1.1',
    '2a9.1.1.1',
    '1a9.1.1.1',
    '19a.1.1.1',
    '300.1.1.1',
    'a1.1.1.1',
    '1.1.1.1a',
    '1.1.1a',
    '1.1.1.1.',
    '1,1,1,1',
    '00.1.1.1',
  ],
  integer: ['a1', '1a', '--1', '-'],
  numeric: ['a1', '1a', '1.5a', 'a1.5', '1.a', '1.5.5', '1a5'],
  charset: ['aB', 'Ba', 'a!', '!a'],
  password: ['abc12', '!abc123', 'abc123!', 'ABCDE1', 'abcdefg', '1234567'],
  vietnameseName: [' Ab', 'Ab ', '1Ab', 'Ab1', 'a'],
  chineseName: ['a张三', '张三a', '张三·a', '张·', 'a·张三', ''],
  name: ['', '<', '>', 'a<', '\u0000', 'a\u0085', 'x'.repeat(51), '👍', '7', '\u200b'],
  account: ['', 'a_', '_a', 'a b', 'é'],
  digits: ['', '1a', 'a1', '-1', '١'],
  contact: ['', 'a@', '@a', 'a b', 'a!', '!a'],
  contactWithAt: ['', 'a!', '!a', 'a b'],
  fourDigits: ['', '123', '12345', 'a1234', '1234a', '12a4', '１２３４'],
};

const rows = (samples: typeof passing, passes: boolean) =>
  Object.entries(samples).flatMap(([name, texts]) => texts.map((text) => ({ name, text, passes })));
const all: Readonly<Record<string, { readonly test: (text: string) => boolean }>> = patterns;

test.each([...rows(passing, true), ...rows(failing, false)])(
  '[REG-61] [REG-62x] $name at its limits: $text passes $passes',
  ({ name, text, passes }) => {
    expect(all[name]?.test(text)).toBe(passes);
  },
);

test('the samples have the lengths that they represent', () => {
  expect([address(254).length, address(255).length]).toEqual([254, 255]);
  expect(Object.keys(passing).toSorted()).toEqual(Object.keys(patterns).toSorted());
});

test('a length counts characters as a person does', () => {
  expect([lengthOf(''), lengthOf('abc'), lengthOf('张三'), lengthOf('👍👍')]).toEqual([0, 3, 2, 2]);
});
