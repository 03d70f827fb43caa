import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { annSeed, createBank } from '../../testing/bank.fixtures.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('only the right password of a known account is accepted, whatever the case of the account', async () => {
  const { members } = await createBank();
  expect(await members.check('ANN001', 'Secret1')).toMatchObject({ ok: true, member: { account: 'ann001' } });
  expect(await members.check('ann001', 'secret1')).toEqual({ ok: false });
  expect(await members.check('ann002', 'Secret1')).toEqual({ ok: false });
  expect(await members.check("' OR 1=1 --", '')).toEqual({ ok: false });
  expect(await members.check('nobody', '')).toEqual({ ok: false });
});

test('members that exist keep their password and money when the sandbox starts again', async () => {
  const { members, ledger, member } = await createBank();
  await members.ensure([{ ...annSeed, account: 'Ann001', password: 'Other1', mainMinor: minor(5n) }]);
  expect(await members.check('ann001', 'Secret1')).toMatchObject({ ok: true });
  expect(ledger.total(member.id)).toBe(100_000n);
});

test('a hash is salted, and a damaged one opens nothing', async () => {
  const hash = await hashPassword('pw', 16);
  expect(await hashPassword('pw', 16)).not.toBe(hash);
  expect(await verifyPassword('pw', hash)).toBe(true);
  for (const broken of ['', 'pw', 'scrypt$16$$', hash.slice(0, -4), hash.replace('scrypt', 'plain')]) {
    expect(await verifyPassword('pw', broken)).toBe(false);
  }
});
