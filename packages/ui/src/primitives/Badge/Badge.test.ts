import { expect, test } from 'vitest';
import { badgeText } from './Badge.tsx';

test.each([
  [0, null],
  [-3, null],
  [Number.NaN, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
])('[SHELL-57] %d is shown as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
