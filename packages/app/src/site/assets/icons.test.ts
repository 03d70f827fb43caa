import { expect, test } from 'vitest';
import { knownIcons, subsetIcons, usedIcons } from './icons.ts';

test('[API-47x] finds the icons that code names, and only those', () => {
  const used = usedIcons([
    'const a = \'lucide:house\', b = "lucide:heart"; c = `lucide:house`',
    "x('unknown:icon'); y = 'lucide:'",
  ]);
  expect([...used]).toEqual([['lucide', new Set(['house', 'heart'])]]);
});

test('takes drawings out of the collection and refuses names that do not exist', () => {
  const set = subsetIcons('lucide', new Set(['house']));
  expect(Object.keys(set.icons)).toEqual(['house']);
  expect(set.icons['house']?.body).toContain('<');
  expect(() => subsetIcons('lucide', new Set(['no-such-icon-here']))).toThrow(/does not exist/);
  expect(() => subsetIcons('nowhere', new Set())).toThrow(/not installed/);
});

test('while developing, unknown names are left out and unknown collections are none', () => {
  expect(Object.keys(knownIcons('lucide', ['heart', 'no-such-icon-here', ''])?.icons ?? {})).toEqual(['heart']);
  expect(knownIcons('nowhere', ['heart'])).toBeNull();
  expect(knownIcons('toString', [])).toBeNull();
});
