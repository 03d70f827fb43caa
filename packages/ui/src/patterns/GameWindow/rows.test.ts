import { expect, test } from 'vitest';
import { rowsFor } from './rows.ts';

const size = { columns: 3, row: 155, top: 300, cover: 112 };
const at = (top: number): { at: number; height: number } => ({ at: top, height: 800 });

test('[CAT-29x] at rest there is a row more on each side of those in view', () => {
  expect(rowsFor(size, at(0), 0)).toEqual({ from: 0, to: 5 });
  expect(rowsFor(size, at(300 + 155 * 10), 0)).toEqual({ from: 9, to: 17 });
});

test('[CAT-29x] a page that moves has at most six rows of a phone, the next one ahead of the scroll', () => {
  expect(rowsFor(size, at(300 + 155 * 10), 50)).toEqual({ from: 10, to: 16 });
  expect(rowsFor(size, at(300 + 155 * 10), -50)).toEqual({ from: 10, to: 16 });
  for (const step of [-400, -50, -1, 1, 50, 400]) {
    for (let top = 2000; top < 2155; top += 1) {
      const { from, to } = rowsFor(size, at(top), step);
      expect(to - from).toBeLessThanOrEqual(6);
      // Rows visible below the bar are rendered.
      expect(from * size.row + size.top).toBeLessThanOrEqual(top + size.cover);
      expect(to * size.row + size.top).toBeGreaterThanOrEqual(top + 800);
    }
  }
});

test('[CAT-29x] a list above the window has no rows before its first', () => {
  expect(rowsFor(size, at(-50), 0).from).toBe(0);
  expect(rowsFor({ ...size, top: 5000 }, at(0), -30)).toEqual({ from: 0, to: 0 });
});
