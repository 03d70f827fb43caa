import { expect, test } from 'vitest';
import { parseWishes } from './wishes.ts';

test('without words it is English in the dark theme, on a phone and a desktop', () => {
  expect(parseWishes([])).toEqual({
    languages: ['en_US'],
    themes: ['midnight'],
    widths: [360, 1440],
    only: [],
    desktop: 'desktop_1',
    mobile: 'H5_1',
    site: '',
    out: 'test-results/looks',
    keep: false,
  });
});

test('lists are taken apart, and the name of a page is found in any case', () => {
  const wishes = parseWishes([
    '--lang',
    'ta_IN,zh_CN',
    '--width',
    '320',
    '--theme',
    'daylight',
    '--only',
    'user/Info,proxy',
    '--site',
    '1001',
  ]);
  expect(wishes).toMatchObject({
    languages: ['ta_IN', 'zh_CN'],
    widths: [320],
    themes: ['daylight'],
    only: ['user/info', 'proxy'],
    site: '1001',
  });
});

test('what does not exist is named', () => {
  expect(parseWishes(['--lang', 'en_US,xx'])).toEqual(new Error('There is no language xx.'));
  expect(parseWishes(['--theme', 'wireframe'])).toEqual(new Error('There is no built-in theme wireframe.'));
  expect(parseWishes(['--width', '360,wide'])).toEqual(new Error('wide is no width from 240 to 3840.'));
  expect(parseWishes(['--mobile', 'desktop_1'])).toEqual(new Error('There is no template desktop_1.'));
  expect(parseWishes(['--help'])).toBe('help');
});
