import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { createPrng } from '../base/prng.ts';
import { flatten } from './flatten.ts';
import { CAPTCHA_ALPHABET, createCaptchaPicture } from './index.ts';

/** Colours of a picture in steps of eight. */
function palette(png: Buffer): Set<string> {
  const { data } = PNG.sync.read(png);
  const colours = new Set<string>();
  for (let i = 0; i < data.length; i += 4)
    colours.add(`${(data[i] ?? 0) >> 3},${(data[i + 1] ?? 0) >> 3},${(data[i + 2] ?? 0) >> 3}`);
  return colours;
}

test('[AUTH-01] a picture is a PNG of 320 by 112 with ink on a light ground', () => {
  const { png } = createCaptchaPicture(createPrng(1));
  const picture = PNG.sync.read(png);
  expect([picture.width, picture.height]).toEqual([320, 112]);
  let dark = 0;
  let clear = 0;
  for (let i = 0; i < picture.data.length; i += 4) {
    if (picture.data[i + 3] !== 255) clear += 1;
    if ((picture.data[i] ?? 0) + (picture.data[i + 1] ?? 0) + (picture.data[i + 2] ?? 0) < 400) dark += 1;
  }
  expect(clear).toBe(0);
  const share = dark / (320 * 112);
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.4);
  expect(palette(png).size).toBeGreaterThan(100);
});

test('answers have four characters of the alphabet, and all of it comes up', { timeout: 60_000 }, () => {
  const random = createPrng(2);
  const seen = new Set<string>();
  for (let i = 0; i < 60; i += 1) {
    const { answer } = createCaptchaPicture(random);
    expect(answer).toHaveLength(4);
    for (const letter of answer) {
      expect(CAPTCHA_ALPHABET).toContain(letter);
      seen.add(letter);
    }
  }
  expect(seen.size).toBe(CAPTCHA_ALPHABET.length);
});

test('the alphabet has no characters that people confuse', () => {
  for (const letter of '0OQ1I2Z5S8BG') expect(CAPTCHA_ALPHABET).not.toContain(letter);
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length);
});

test('only the given source decides: equal sources give equal pictures, others differ', () => {
  const first = createCaptchaPicture(createPrng(9));
  const again = createCaptchaPicture(createPrng(9));
  const other = createCaptchaPicture(createPrng(10));
  expect(again.answer).toBe(first.answer);
  expect(again.png.equals(first.png)).toBe(true);
  expect(other.png.equals(first.png)).toBe(false);
});

test('the edges of the source draw nothing broken', () => {
  for (const value of [0, 1 - Number.EPSILON]) {
    const { answer, png } = createCaptchaPicture(() => value);
    expect(answer).toHaveLength(4);
    expect(PNG.sync.read(png).width).toBe(320);
  }
});

test('strokes are flattened to points on the curve', () => {
  const [circle = []] = flatten('M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z');
  for (const { x, y } of circle) expect(Math.hypot(x, y)).toBeCloseTo(10, 5);
  expect(flatten('M0 0H5V5L0 5ZM8 8L9 9')).toEqual([
    [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 5 },
      { x: 0, y: 5 },
      { x: 0, y: 0 },
    ],
    [
      { x: 8, y: 8 },
      { x: 9, y: 9 },
    ],
  ]);
});
