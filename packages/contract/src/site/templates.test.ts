import { expect, test } from 'vitest';
import { desktopTemplate, isOwnTemplate, mobileTemplate, templateFolder, templateOfFolder } from './templates.ts';

test('[CFG-06] the eight mobile names are known with _mobile and without, and nothing that is no such name', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(numbers.map((n) => mobileTemplate(`H5_${n}_mobile`))).toEqual(numbers.map((n) => `H5_${n}`));
  expect(numbers.map((n) => mobileTemplate(`H5_${n}`))).toEqual(numbers.map((n) => `H5_${n}`));
  for (const name of ['', 'nope', 'H5_0_mobile', 'H5_100_mobile', 'H5_mobile', 'desktop_1', 'desktop_1_mobile'])
    expect(mobileTemplate(name)).toBeUndefined();
});

test('[CFG-07] origin_mobile is H5_1 and bob_mobile is H5_2', () => {
  expect(mobileTemplate('origin_mobile')).toBe('H5_1');
  expect(mobileTemplate('bob_mobile')).toBe('H5_2');
  expect(mobileTemplate('constructor')).toBeUndefined();
});

test('desktop names are those of desktop templates alone', () => {
  expect(desktopTemplate(' desktop_2 ')).toBe('desktop_2');
  for (const name of ['', 'desktop', 'desktop_0', 'desktop_100', 'H5_1', 'Desktop_1'])
    expect(desktopTemplate(name)).toBeUndefined();
});

test('[TPL-01] each of the ten templates has a folder of its own, and the folder is the name', () => {
  const ten = ['desktop_1', 'desktop_2', 'H5_1', 'H5_2', 'H5_3', 'H5_4', 'H5_5', 'H5_6', 'H5_7', 'H5_8'] as const;
  expect(ten.slice(0, 3).map(templateFolder)).toEqual(['desktop-1', 'desktop-2', 'h5-1']);
  expect(ten.map((name) => templateOfFolder(templateFolder(name)))).toEqual(ten);
  for (const folder of ['_h5', '_desktop', 'h5', 'H5-1', 'desktop-1-2', 'origin'])
    expect(templateOfFolder(folder)).toBeUndefined();
});

test('[OPS-01] numbers from 50 on are for templates of operators', () => {
  for (const folder of ['h5-50', 'h5-99', 'desktop-50', 'desktop-73']) expect(isOwnTemplate(folder)).toBe(true);
  for (const folder of ['h5-1', 'h5-8', 'h5-49', 'desktop-5', 'h5-100', 'h5-050', '_h5', 'board-60', 'h5-', ''])
    expect(isOwnTemplate(folder)).toBe(false);
});
