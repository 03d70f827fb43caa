import { base64url, EncryptJWT } from 'jose';
import { expect, test } from 'vitest';
import { isLinkKey, openLink, sealLink, type LinkSeal } from './sealed-link.ts';

const key = base64url.encode(new Uint8Array(32).fill(7));
const MINUTE = 60_000;
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const seal: LinkSeal = { key, siteId: '1001', now, lifetimeMs: 5 * MINUTE };
const data = { tk: 't1', member_id: '42', member_account: 'lucky88', member_currency: 'RMB' };

/** A link as another program would make it, with this key or the given one. */
const made = (claims: object, { audience = '1001', jti = 'one', age = 0, life = 300, with: by = key } = {}) => {
  const token = new EncryptJWT({ member: data, ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audience)
    .setIssuedAt(new Date(now - age))
    .setExpirationTime(new Date(now - age + life * 1000));
  return (jti === '' ? token : token.setJti(jti)).encrypt(base64url.decode(by));
};

test('[HELP-09] [SEC-03] a link holds a sign-in that cannot be read, and opens to it', async () => {
  const enc = await sealLink(data, seal);
  expect(enc).not.toContain('lucky88');
  expect(atob(enc.split('.')[0] ?? '')).not.toContain('lucky88');
  expect(await openLink(enc, seal)).toMatchObject({ data });
});

test('[SEC-03] no two links are the same, though they say the same', async () => {
  const [one, other] = await Promise.all([sealLink(data, seal), sealLink(data, seal)]);
  const ids = [await openLink(one, seal), await openLink(other, seal)].map((link) => link?.id);
  expect(one).not.toBe(other);
  expect(new Set(ids).size).toBe(2);
});

test('[SEC-03] a link is over after its time, give or take half a minute of two clocks', async () => {
  const enc = await sealLink(data, seal);
  const after = (ms: number) => openLink(enc, { ...seal, now: now + ms });
  expect(await after(5 * MINUTE)).not.toBeNull();
  expect(await after(5 * MINUTE + 29_000)).not.toBeNull();
  expect(await after(5 * MINUTE + 31_000)).toBeNull();
  expect(await after(-29_000)).not.toBeNull();
});

test('[SEC-03] a link is remembered as used for as long as it could be opened', async () => {
  const enc = await sealLink(data, seal);
  const opened = await openLink(enc, { ...seal, now: now + MINUTE });
  expect(opened?.rememberMs).toBe(4 * MINUTE + 60_000);
});

test('[SEC-03] a link that says of itself that it lasts longer does not', async () => {
  const enc = await made({}, { age: 6 * MINUTE, life: 3600 });
  expect(await openLink(enc, seal)).toBeNull();
  expect(await openLink(await made({}, { age: 4 * MINUTE, life: 3600 }), seal)).not.toBeNull();
});

test.each([
  ['of another site', () => made({}, { audience: '1002' })],
  ['of another key', () => made({}, { with: base64url.encode(new Uint8Array(32).fill(8)) })],
  ['without an id of its own', () => made({}, { jti: '' })],
  ['about nobody', () => made({ member: undefined })],
  ['about something else', () => made({ member: 'lucky88' })],
  ['without the token', () => made({ member: { ...data, tk: undefined } })],
  ['that is longer than any', () => made({ member: { ...data, member_account: 'a'.repeat(5000) } })],
])('[SEC-03] a link %s opens nothing', async (_name, make) => {
  expect(await openLink(await make(), seal)).toBeNull();
});

test('[SEC-03] a link with one sign changed opens nothing', async () => {
  const enc = await sealLink(data, seal);
  // Not to a sign that differs in bits alone that the last one does not use.
  for (const at of [0, 30, enc.length >> 1, enc.length - 1]) {
    const changed = enc.slice(0, at) + (enc[at] === 'A' ? 'w' : 'A') + enc.slice(at + 1);
    expect(await openLink(changed, seal)).toBeNull();
  }
});

test.each([
  ['nothing', ''],
  ['a word', 'enc'],
  ['dots', '....'],
  ['an unsigned token', `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ member: data, aud: '1001' }))}.`],
  ['no text of these signs', '\u0000\u{1F600}%%%'],
])('[SEC-03] %s is no link, and no error', async (_name, enc) => {
  expect(await openLink(enc, seal)).toBeNull();
});

test('[SEC-03] a key is 32 bytes, no more and no less', () => {
  expect(isLinkKey(key)).toBe(true);
  expect(isLinkKey(base64url.encode(new Uint8Array(31)))).toBe(false);
  expect(isLinkKey(base64url.encode(new Uint8Array(33)))).toBe(false);
  expect(isLinkKey(`${key.slice(0, -1)}+`)).toBe(false);
  expect(isLinkKey('')).toBe(false);
});
