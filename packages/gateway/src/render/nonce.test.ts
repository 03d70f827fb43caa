import { expect, test } from 'vitest';
import { createNonce, NONCE_LENGTH } from './nonce.ts';

test('[SEC-01] nonces are of one length, fit into a policy and never come twice', () => {
  const nonces = Array.from({ length: 5000 }, createNonce);
  expect(new Set(nonces).size).toBe(5000);
  expect(nonces.every((nonce) => /^[\w-]+$/.test(nonce) && nonce.length === NONCE_LENGTH)).toBe(true);
});
