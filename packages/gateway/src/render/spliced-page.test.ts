import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNonce as nonce, NONCE_LENGTH } from './nonce.ts';
import { splicePage } from './spliced-page.ts';

const STAND_IN = 'STANDIN-STANDIN-STANDIN-';
const tiles = Array.from({ length: 400 }, (_, i) => `<a class="tile" href="/slot/${i}">遊戲 ${i}</a>`).join('');
const html = `<!doctype html><style nonce="${STAND_IN}">a{}</style>${tiles}<script nonce="${STAND_IN}">1</script>${tiles}<script nonce="${STAND_IN}"></script>`;

test('[GW-02][SEC-01] the gzip form inflates to exactly the identity html', async () => {
  const page = splicePage(html, STAND_IN);
  const fresh = nonce();
  const plain = page.identity(fresh);
  expect(plain.toString()).toBe(html.replaceAll(STAND_IN, fresh));
  expect(gunzipSync(await page.gzip(fresh)).equals(plain)).toBe(true);
});

test('[SEC-01] two answers of one page differ in the nonce only', async () => {
  const page = splicePage(html, STAND_IN);
  const [a, b] = [nonce(), nonce()];
  expect(a).toHaveLength(NONCE_LENGTH);
  const first = gunzipSync(await page.gzip(a)).toString();
  const second = gunzipSync(await page.gzip(b)).toString();
  expect(first).not.toBe(second);
  expect(first.replaceAll(a, b)).toBe(second);
});

test('[GW-02] cutting the page costs at most three percent of its compressed size', async () => {
  const page = splicePage(html, STAND_IN);
  const fresh = nonce();
  const whole = gzipSync(page.identity(fresh), { level: 7 }).length;
  expect((await page.gzip(fresh)).length).toBeLessThan(whole * 1.03 + 200);
});

test('[GW-02] any text with the stand-in anywhere survives, pages over the window included', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constant('STANDIN'),
    fc.constant('-STANDIN-abc'),
    fc.constant(''),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.nat(40), async (pieces, repeat) => {
      const text = pieces.map((part) => part.repeat(repeat * 20)).join(STAND_IN);
      const page = splicePage(text, STAND_IN);
      const fresh = nonce();
      const plain = page.identity(fresh);
      expect(plain.toString()).toBe(Buffer.from(text.split(STAND_IN).join(fresh)).toString());
      expect(gunzipSync(await page.gzip(fresh)).equals(plain)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
