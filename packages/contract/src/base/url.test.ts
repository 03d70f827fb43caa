import { expect, test } from 'vitest';
import { parseUrl } from './url.ts';

test('[BRW-01] an address is read as its parts, also against another one, and what is none is null', () => {
  expect(parseUrl('https://a.example.com/b?c=d#e')?.pathname).toBe('/b');
  expect(parseUrl('../x', 'https://a.example.com/b/c/')?.href).toBe('https://a.example.com/b/x');
  expect([parseUrl('/only/a/path'), parseUrl('https://'), parseUrl('x', 'no base')]).toEqual([null, null, null]);
});
