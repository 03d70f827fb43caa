import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { drawIcons } from './drawIcons.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`);

async function pixelsOf(png: Buffer) {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * image.height) * image.width + Math.floor(x * image.width)) * 4;
    return Array.from(data.subarray(start, start + 4));
  };
  return { at, data, width: image.width, height: image.height };
}

const marks: Readonly<Record<string, string>> = {
  'a picture to its corners':
    '<rect width="100" height="100" fill="#102040"/><path d="M0 0h30v30h-30zM70 70h30v30h-30z" fill="#fff"/>',
  'a rounded square':
    '<rect width="100" height="100" rx="24" fill="#123"/><circle cx="50" cy="50" r="44" fill="#fc0"/>',
  'a small glyph': '<rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="10" fill="#c00"/>',
  'a glyph on nothing': '<path d="M0 0l50 100l50 -100z" fill="#fff"/>',
  'a dark glyph on nothing': '<path d="M0 50h100v10h-100z" fill="#000"/>',
  'a glyph beside the middle':
    '<rect width="100" height="100" fill="#040"/><circle cx="90" cy="12" r="8" fill="#fff"/>',
  'a gradient':
    '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#222"/><stop offset="1" stop-color="#444"/></linearGradient></defs><rect width="100" height="100" fill="url(#a)"/><circle cx="50" cy="50" r="40" fill="#fff"/>',
};

describe.each(Object.entries(marks))('[PWA-01] icons of %s', (name, content) => {
  test('have their sizes, and what is maskable stays within the safe zone on a ground to the edges', async () => {
    const icons = await drawIcons(svg(content));
    const sizes = await Promise.all(Object.values(icons).map(async (png: Buffer) => (await pixelsOf(png)).width));
    expect(sizes).toEqual([192, 512, 192, 512, 512, 180]);
    for (const png of [icons.maskable192, icons.maskable512]) {
      const { at, data, width } = await pixelsOf(png);
      const ground = at(0.01, 0.01);
      expect(ground[3]).toBe(255);
      let outside = 0;
      for (let pixel = 0; pixel < width * width; pixel += 1) {
        const [x, y] = [(pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - width / 2];
        if (Math.hypot(x, y) <= width * 0.405) continue;
        const differs = [0, 1, 2].some((part) => Math.abs((data[pixel * 4 + part] ?? 0) - (ground[part] ?? 0)) > 40);
        if (differs) outside += 1;
      }
      expect([name, outside]).toEqual([name, 0]);
    }
  });

  test('of one colour are black on nothing, and are no full square', async () => {
    const { data, at } = await pixelsOf((await drawIcons(svg(content))).monochrome512);
    const shown = data.filter((value, index) => index % 4 === 3 && value > 128).length;
    expect(shown).toBeGreaterThan(100);
    expect(shown).toBeLessThan(512 * 512 * 0.8);
    expect(at(0.01, 0.01)[3]).toBe(0);
    expect(data.every((value, index) => index % 4 === 3 || value === 0)).toBe(true);
  });

  test('of Apple devices are opaque', async () => {
    const { data } = await pixelsOf((await drawIcons(svg(content))).apple180);
    expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });
});

test.each(['', 'text', '<svg', '\u0089PNG\r\n'])('[PWA-01] %j is no mark', async (text) => {
  await expect(drawIcons(Buffer.from(text))).rejects.toThrow(Error);
});
