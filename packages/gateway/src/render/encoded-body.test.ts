import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeBody } from './encoded-body.ts';

const text = `<p>${'娛樂城 tile '.repeat(500)}</p>`;

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('[GW-02] a body is compressed as %s once, on first use', async (coding, decompress) => {
  const body = encodeBody(text);
  expect(body.encoded(coding)).toBeUndefined();
  const [one, other] = await Promise.all([body.encode(coding), body.encode(coding)]);
  expect(other).toBe(one);
  expect(body.encoded(coding)).toBe(one);
  expect(one.length).toBeLessThan(body.plain.length / 10);
  expect(decompress(one).toString()).toBe(text);
});

test('[GW-02] bytes are taken as they are, without a copy', () => {
  const bytes = new TextEncoder().encode(text);
  const { plain } = encodeBody(bytes);
  expect(plain.toString()).toBe(text);
  expect(plain.buffer).toBe(bytes.buffer);
});
