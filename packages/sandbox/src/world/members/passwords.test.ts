import { expect, test } from 'vitest';
import { createSeedHashes, hashPassword, verifyPassword } from './passwords.ts';

test('a password is hashed with a salt of its own and is known again', async () => {
  const [one, other] = [await hashPassword('Lucky888', 16), await hashPassword('Lucky888', 16)];
  expect(one).not.toBe(other);
  expect(await verifyPassword('Lucky888', one)).toBe(true);
  expect(await verifyPassword('lucky888', one)).toBe(false);
});

test('what the seed brings again has the hash that it had', async () => {
  const seedHash = createSeedHashes(16);
  const first = await seedHash('Lucky888');
  expect(await seedHash('Lucky888')).toBe(first);
  expect(await verifyPassword('River777', await seedHash('River777'))).toBe(true);
  expect(await verifyPassword('River777', first)).toBe(false);
});

test.each(['', 'scrypt$16$c2FsdA$', 'plain$16$c2FsdA$a2V5', 'scrypt$many$c2FsdA$a2V5'])(
  'a damaged hash (%o) fits no password',
  async (stored) => {
    expect(await verifyPassword('Lucky888', stored)).toBe(false);
  },
);
