import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
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
  const plain = page.plain.fill(fresh);
  expect(plain.toString()).toBe(html.replaceAll(STAND_IN, fresh));
  expect(gunzipSync((await page.coded('gzip')).fill(fresh)).equals(plain)).toBe(true);
});

test('[GW-02][SEC-01] a page of bytes is the page of its text, with each nonce in its place', async () => {
  const [page, of] = [splicePage(new TextEncoder().encode(html), STAND_IN), splicePage(html, STAND_IN)];
  const [first, second] = [nonce(), nonce()];
  for (const fresh of [first, second, first]) {
    const copy = page.plain.take(fresh);
    expect(copy.page.toString()).toBe(html.replaceAll(STAND_IN, fresh));
    page.plain.give(copy);
    expect((await page.coded('gzip')).fill(fresh).equals((await of.coded('gzip')).fill(fresh))).toBe(true);
  }
});

test('[SEC-01] two answers of one page differ in the nonce only', async () => {
  const page = splicePage(html, STAND_IN);
  const [a, b] = [nonce(), nonce()];
  expect(a).toHaveLength(NONCE_LENGTH);
  const first = gunzipSync((await page.coded('gzip')).fill(a)).toString();
  const second = gunzipSync((await page.coded('gzip')).fill(b)).toString();
  expect(first).not.toBe(second);
  expect(first.replaceAll(a, b)).toBe(second);
});

test('[GW-02] cutting the page costs at most three percent of its compressed size', async () => {
  const page = splicePage(html, STAND_IN);
  const fresh = nonce();
  const whole = gzipSync(page.plain.fill(fresh), { level: 7 }).length;
  expect((await page.coded('gzip')).fill(fresh).length).toBeLessThan(whole * 1.03 + 200);
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
      const plain = page.plain.fill(fresh);
      expect(plain.toString()).toBe(Buffer.from(text.split(STAND_IN).join(fresh)).toString());
      expect(gunzipSync((await page.coded('gzip')).fill(fresh)).equals(plain)).toBe(true);
      const br = await page.coded('br');
      const unpacked = br.coding === 'br' ? brotliDecompressSync(br.fill(fresh)) : gunzipSync(br.fill(fresh));
      expect(unpacked.equals(plain)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('[GW-02][SEC-01] the brotli form of a page with many nonces is the page with any nonce, and smaller than gzip', async () => {
  const links = Array.from({ length: 25 }, (_, i) => `<link href="/assets/chunk-${i * 7919}.js" nonce="${STAND_IN}">`);
  const text = links.join('') + html + html.replaceAll('slot', 'hall') + links.join('\n');
  const page = splicePage(text, STAND_IN);
  const br = await page.coded('br');
  expect(br.coding).toBe('br');
  for (let time = 0; time < 200; time += 1) {
    const fresh = nonce();
    expect(brotliDecompressSync(br.fill(fresh)).toString()).toBe(text.replaceAll(STAND_IN, fresh));
  }
  for (const odd of ['A'.repeat(24), '"><link href="/assets/ch', '<a class="tile" href="/s', '\u00ff'.repeat(24)]) {
    expect(brotliDecompressSync(br.fill(odd)).toString('latin1')).toBe(
      Buffer.from(text).toString('latin1').replaceAll(STAND_IN, odd),
    );
  }
  expect(br.length).toBeLessThan((await page.coded('gzip')).length);
});

test('[SEC-01] a buffer that is used again holds the new nonce only', async () => {
  const page = splicePage(html, STAND_IN);
  for (const form of [page.plain, await page.coded('gzip'), await page.coded('br')]) {
    const [one, other] = [nonce(), nonce()];
    const first = form.take(one);
    form.give(first);
    const second = form.take(other);
    expect(second).toBe(first);
    expect(second.page.equals(form.fill(other))).toBe(true);
    expect(form.take(one)).not.toBe(second);
  }
});

test('[GW-02] a head stands right before its page, whether a shorter one stood there before or it needs room of its own', () => {
  const form = splicePage(html, STAND_IN).plain;
  for (const head of ['HTTP/1.1 200 OK\r\nx-long: 1\r\n\r\n', 'HTTP/1.1 200 OK\r\n\r\n', 'é'.repeat(9000)]) {
    const fresh = nonce();
    const copy = form.take(fresh);
    expect(copy.behind(head).toString('latin1')).toBe(head + form.fill(fresh).toString('latin1'));
    form.give(copy);
  }
});

test('[GW-02] a page that brotli cannot take apart is sent as gzip', async () => {
  const page = splicePage(`${STAND_IN}${html}`, STAND_IN);
  const form = await page.coded('br');
  const fresh = nonce();
  expect(form.coding).toBe('gzip');
  expect(gunzipSync(form.fill(fresh)).equals(page.plain.fill(fresh))).toBe(true);
  expect(page.ready('br')).toBe(form);
});
