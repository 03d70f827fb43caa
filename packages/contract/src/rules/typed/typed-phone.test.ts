import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldContact, foldPhone } from './typed-phone.ts';

test.each([
  ['RMB', '+86 138 0013 8000', '13800138000'],
  ['RMB', '138-0013-8000', '13800138000'],
  ['RMB', '(138) 0013 8000', '13800138000'],
  ['RMB', '１３８００１３８０００', '13800138000'],
  ['RMB', '＋８６　１３８－００１３－８０００', '13800138000'],
  ['RMB', '0086 138.0013.8000', '13800138000'],
  ['RMB', '\u202a+86 138 0013 8000\u202c', '13800138000'],
  ['RMB', '010-8888 6666', '01088886666'],
  ['VND', '+84 912 345 678', '0912345678'],
  ['VND', '+84 (0)912 345 678', '0912345678'],
  ['VND', '+84 0912 345 678', '0912345678'],
  ['VND', '(+84) 912.345.678', '0912345678'],
  ['VND', '0912 345 678', '0912345678'],
  ['THB', '+66 81 234 5678', '0812345678'],
  ['THB', '๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
  ['JPY', '+81 90-1234-5678', '09012345678'],
  ['WON', '+82 10-1234-5678', '01012345678'],
  ['INR', '+91 98765 43210', '9876543210'],
  ['INR', '९८७६५ ४३२१०', '9876543210'],
  ['BDT', '+880 1712-345678', '01712345678'],
  ['MMK', '+95 9 123 456 789', '09123456789'],
  ['BRL', '+55 (11) 91234-5678', '11912345678'],
  ['NGN', '+234 803 123 4567', '08031234567'],
  ['USD', '+44 20 7946 0000', '442079460000'],
  ['USD', '+1 (415) 555-2671', '14155552671'],
])('[FLD-07] in %s the phone %o is sent as %s', (currency, typed, sent) => {
  expect(foldPhone(typed, currency)).toBe(sent);
});

test.each([
  ['RMB', '+1 415 555 2671', '+14155552671'],
  ['VND', '+65 8123 4567', '+6581234567'],
  ['VND', '0065 8123 4567', '+6581234567'],
  ['RMB', '+86', '+86'],
  ['RMB', '12a 34', '12a 34'],
  ['RMB', '', ''],
  ['VND', '+', '+'],
  ['USD', '1+2', '1+2'],
])('[FLD-07] in %s the phone %o stays %s, which no rule takes', (currency, typed, shown) => {
  expect(foldPhone(typed, currency)).toBe(shown);
});

const gap = fc.constantFrom('', ' ', '\u00a0', '-', '\u2011', '.', '\u200e', '(', ')');
const scripts = [
  '0123456789',
  '０１２３４５６７８９',
  '०१२३४५६७८९',
  '๐๑๒๓๔๕๖๗๘๙',
  '၀၁၂၃၄၅၆၇၈၉',
  '٠١٢٣٤٥٦٧٨٩',
  '০১২৩৪৫৬৭৮৯',
];
const national = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...scripts), gap), { minLength: 8, maxLength: 10 });

test('[FLD-07] a phone typed in any script, with any separators, with the code of its country or without, is sent as one', () => {
  fc.assert(
    fc.property(national, fc.constantFrom('', '+86 ', '＋８６-', '0086', '+86 (0)'), (signs, code) => {
      const typed = `${code}1${signs.map(([digit, digits, between]) => `${digits[digit]}${between}`).join('')}`;
      const sent = `1${signs.map(([digit]) => digit).join('')}`;
      expect(foldPhone(typed, 'RMB')).toBe(sent);
      expect(foldPhone(sent, 'RMB')).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['138-0013-8000', '13800138000'],
  ['+84 912 345 678', '84912345678'],
  ['१२३४५', '12345'],
  [' lucky_88 ', 'lucky_88'],
  ['wx.id-7', 'wx.id-7'],
  ['19.90', '19.90'],
  ['ｌｕｃｋｙ８８', 'lucky88'],
  ['@lucky\u200b', '@lucky'],
  ['a b', 'a b'],
])('[FLD-07] the contact %o is sent as %o', (typed, sent) => {
  expect(foldContact(typed)).toBe(sent);
});
