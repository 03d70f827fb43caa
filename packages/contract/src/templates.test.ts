import { expect, test } from 'vitest';
import {
  desktopTemplate,
  mobileTemplate,
  resolveDesktopTemplate,
  resolveMobileTemplate,
  TEMPLATES,
} from './templates.ts';

test('[CFG-06] the eight mobile names are known with _mobile and without, and no others of the kind', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(numbers.map((n) => mobileTemplate(`H5_${n}_mobile`))).toEqual(numbers.map((n) => `H5_${n}`));
  expect(numbers.map((n) => mobileTemplate(`H5_${n}`))).toEqual(numbers.map((n) => `H5_${n}`));
  for (const name of ['H5_0_mobile', 'H5_100_mobile', 'H5_mobile', 'desktop_1', 'desktop_1_mobile'])
    expect(mobileTemplate(name)).toBeUndefined();
});

test('[CFG-07] origin_mobile is H5_1 and bob_mobile is H5_2', () => {
  expect(mobileTemplate('origin_mobile')).toBe('H5_1');
  expect(mobileTemplate('bob_mobile')).toBe('H5_2');
  expect(mobileTemplate('constructor')).toBeUndefined();
});

test('[CFG-08x] an unknown or empty name falls back with one warning, a known one without', () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  expect(resolveMobileTemplate('nope', warn)).toBe('H5_1');
  expect(warnings).toEqual(['Unknown mobile template "nope", using H5_1']);
  expect([resolveMobileTemplate(''), resolveDesktopTemplate('nope')]).toEqual(['H5_1', 'desktop_1']);
  expect([resolveMobileTemplate('bob_mobile', warn), resolveDesktopTemplate('desktop_2', warn)]).toEqual([
    'H5_2',
    'desktop_2',
  ]);
  expect(warnings).toHaveLength(1);
});

test('[TPL-01] the ten templates are known, each once, whatever others there are', () => {
  const ten = 'desktop_1 desktop_2 H5_1 H5_2 H5_3 H5_4 H5_5 H5_6 H5_7 H5_8'.split(' ');
  expect(TEMPLATES).toEqual(expect.arrayContaining(ten));
  expect(new Set(TEMPLATES).size).toBe(TEMPLATES.length);
  expect(desktopTemplate(' desktop_2 ')).toBe('desktop_2');
});
