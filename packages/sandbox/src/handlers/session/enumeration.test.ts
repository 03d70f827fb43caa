import { calls } from '@housefront/contract/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sandbox } from '../../createSandbox.ts';
import { createTestSandbox, deviceInfo, type TestClient } from '../../testing/client.fixtures.ts';
import { verifyPassword } from '../../world/passwords.ts';

vi.mock(import('../../world/passwords.ts'), async (original) => {
  const real = await original();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

let sandbox: Sandbox;
let client: TestClient;
beforeEach(async () => {
  ({ sandbox, client } = await createTestSandbox());
  vi.mocked(verifyPassword).mockClear();
});
afterEach(() => sandbox.close());

/** Costs of the hashes that were computed, e.g. `scrypt$16`. */
const computed = () =>
  vi.mocked(verifyPassword).mock.calls.map(([, stored]) => stored.split('$').slice(0, 2).join('$'));
const login = async (account: string, password: string) =>
  client.send(calls.login, { account, password, site_id: 1001, ...(await client.solve()), ...deviceInfo });

test('[AUTH-16] an unknown account is answered as a wrong password is, after as much work', async () => {
  const wrong = await login('lucky88', 'Wrong999');
  const known = computed();
  vi.mocked(verifyPassword).mockClear();
  const unknown = await login('nobody77', 'Wrong999');
  expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined });
  expect(unknown.code).toBe('101');
  expect(known).toHaveLength(1);
  expect(computed()).toEqual(known);
});

test('[AUTH-17] [AUTH-18] that an account is disabled or frozen hears only who has its password', async () => {
  expect((await login('closed1', 'Wrong999')).code).toBe('101');
  expect((await login('frozen1', 'Wrong999')).code).toBe('101');
  expect((await login('closed1', 'Closed11')).code).toBe('102');
  expect((await login('frozen1', 'Frozen11')).code).toBe('103');
});

test('[WPR-10] a proof for an unknown account is refused as a wrong one is, after as much work', async () => {
  const prove = (account: string) =>
    client.send(calls.recoveryVerify, {
      account,
      withdraw_password: '0000',
      member_email: '',
      member_phone: '5550199',
    });
  const wrong = await prove('moved01');
  const known = computed();
  vi.mocked(verifyPassword).mockClear();
  const unknown = await prove('nobody77');
  expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined });
  expect(known).toHaveLength(1);
  expect(computed()).toEqual(known);
});
