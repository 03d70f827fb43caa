import { expect, test } from 'vitest';
import {
  desktopTemplate,
  mobileTemplate,
  resolveDesktopTemplate,
  resolveMobileTemplate,
  TEMPLATES,
} from './templates.ts';

test('[CFG-06] the eight mobile names with _mobile are known', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(numbers.map((n) => mobileTemplate(`H5_${n}_mobile`))).toEqual(numbers.map((n) => `H5_${n}`));
  expect(mobileTemplate('H5_9_mobile')).toBeUndefined();
  expect(mobileTemplate('desktop_1')).toBeUndefined();
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

test('[TPL-01] there are ten templates', () => {
  expect(TEMPLATES).toHaveLength(10);
  expect(desktopTemplate(' desktop_2 ')).toBe('desktop_2');
});
