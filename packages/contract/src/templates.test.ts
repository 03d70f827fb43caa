import { expect, test, vi } from 'vitest';
import { createTemplateResolver, desktopTemplate, mobileTemplate, TEMPLATES } from './templates.ts';

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

test('[CFG-08x] an unknown name falls back with one warning per name', () => {
  const warn = vi.fn();
  const resolve = createTemplateResolver(warn);
  expect([resolve.mobile('nope'), resolve.mobile('nope'), resolve.mobile('')]).toEqual(['H5_1', 'H5_1', 'H5_1']);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(resolve.desktop('nope')).toBe('desktop_1');
  expect(warn).toHaveBeenCalledTimes(3);
  expect([resolve.desktop('desktop_2'), resolve.mobile('H5_3')]).toEqual(['desktop_2', 'H5_3']);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('[TPL-01] there are ten templates', () => {
  expect(TEMPLATES).toHaveLength(10);
  expect(desktopTemplate(' desktop_2 ')).toBe('desktop_2');
});
