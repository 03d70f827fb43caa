import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxPerTest, deviceInfo } from '../../testing/client.fixtures.ts';
import { OLD_PASSWORD_FAILURES } from '../../world/members/identity.ts';
import { RECOVERY_TRIES } from '../../world/members/recoveries.ts';
import { verifyPassword } from '../../world/members/passwords.ts';

const { here, client } = sandboxPerTest();

vi.mock(import('../../world/members/passwords.ts'), async (original) => {
  const real = await original();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

beforeEach(async () => {
  vi.mocked(verifyPassword).mockClear();
});

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

test('[AUTH-22] [AUTH-23] that a device is unknown or an account has moved hears only who has its password', async () => {
  expect((await login('careful1', 'Wrong999')).code).toBe('101');
  expect((await login('moved01', 'Wrong999')).code).toBe('101');
  expect((await login('careful1', 'Careful11')).code).toBe('107');
  expect((await login('moved01', 'Moved0011')).code).toBe('802');
});

test('[WPR-10] a frozen account is answered as an unknown one, whatever is proven', async () => {
  const { identity, members } = here.sandbox.world;
  await identity.setWithdrawPassword(members.byAccount('frozen1')?.id ?? 0, '1357');
  const prove = (account: string) =>
    client.send(calls.recoveryVerify, {
      account,
      withdraw_password: '1357',
      member_email: '',
      member_phone: '5550199',
    });
  const [frozen, unknown] = [await prove('frozen1'), await prove('nobody77')];
  expect({ ...frozen, headers: undefined }).toEqual({ ...unknown, headers: undefined });
  expect(unknown.code).toBe('101');
});

test('[WPR-10] too many proofs are refused alike for an account that exists and one that does not, in any spelling', async () => {
  const codes = async (account: string) => {
    const seen: string[] = [];
    for (let round = 0; round <= RECOVERY_TRIES; round += 1) {
      const spelt = round % 2 === 0 ? account : ` ${account.toUpperCase()} `;
      const wrong = { withdraw_password: '0000', member_email: '', member_phone: '1' };
      seen.push((await client.send(calls.recoveryVerify, { account: spelt, ...wrong })).code);
    }
    return seen;
  };
  const known = await codes('moved01');
  expect(known.at(-2)).toBe('101');
  expect(known.at(-1)).toBe('204');
  expect(await codes('nobody77')).toEqual(known);
});

test('[WPR-10] [PWD-02] tries that are sent all at once are no more tries', async () => {
  const times = async (code: string, one: (round: number) => Promise<string>) => {
    const codes = await Promise.all(Array.from({ length: 40 }, (_, round) => one(round)));
    return codes.filter((each) => each === code).length;
  };
  const contact = { member_email: '', member_phone: '5550199' };
  const proven = await times('101', async (round) => {
    const withdraw_password = String(round).padStart(4, '0');
    return (await client.send(calls.recoveryVerify, { account: 'moved01', withdraw_password, ...contact })).code;
  });
  expect(proven).toBe(RECOVERY_TRIES);
  const token = await client.signIn();
  const changed = await times('101', async (round) => {
    const body = { old_password: `Wrong${round}`, password: 'Newone1', check_password: 'Newone1' };
    return (await client.send(calls.editPassword, body, token)).code;
  });
  expect(changed).toBe(OLD_PASSWORD_FAILURES);
});

test('[WPR-19x] the second SMS for a forgotten password is refused alike for a member and a stranger', async () => {
  const sms = async (member_phone: string) =>
    (await client.send(calls.registerSms, { member_phone, currency: 'USD', type: 'forgot_password', site_id: 1001 }))
      .code;
  for (const phone of ['5550100', '5559999']) expect([await sms(phone), await sms(phone)]).toEqual(['100', '102']);
});

/** Everything that is asked of the database and hashed while something is done, and how many rows came of it. */
async function work(run: () => Promise<unknown>): Promise<readonly string[]> {
  const { db } = here.sandbox.world;
  const done: string[] = [];
  const get = db.get.bind(db);
  const put = db.run.bind(db);
  const insert = db.insert.bind(db);
  const has = db.has.bind(db);
  const number = db.number.bind(db);
  const spies = [
    vi.spyOn(db, 'get').mockImplementation((...given: Parameters<typeof get>) => {
      const found = get(...given);
      done.push(`${given[1]} -> ${found === undefined ? 'none' : 'a row'}`);
      return found;
    }),
    vi.spyOn(db, 'run').mockImplementation((...given) => {
      done.push(given[0]);
      return put(...given);
    }),
    vi.spyOn(db, 'insert').mockImplementation((...given) => {
      done.push(`INSERT INTO ${given[0]}`);
      return insert(...given);
    }),
    vi.spyOn(db, 'number').mockImplementation((...given) => {
      done.push(given[0]);
      return number(...given);
    }),
    vi.spyOn(db, 'has').mockImplementation((...given) => {
      const found = has(...given);
      done.push(`${given[0]} -> ${found}`);
      return found;
    }),
  ];
  vi.mocked(verifyPassword).mockClear();
  await run();
  for (const spy of spies) spy.mockRestore();
  return [...done, ...computed()];
}

test.each([
  ['lucky88', 'a usual member'],
  ['frozen1', 'a frozen one'],
  ['closed1', 'a disabled one'],
  ['moved01', 'one who moved'],
  ['careful1', 'one who is asked questions'],
])('[AUTH-16] [WPR-10] all that is done for %s, %s, is done for an account that does not exist', async (account) => {
  const solved = [await client.solve(), await client.solve()];
  const login = (name: string) => () =>
    client.send(calls.login, {
      account: name,
      password: 'Wrong999',
      site_id: 1001,
      ...(solved.pop() ?? { captcha_token: '', answer: '' }),
      ...deviceInfo,
    });
  const known = await work(login(account));
  expect(known.length).toBeGreaterThan(4);
  expect(await work(login('nobody77'))).toEqual(known);
  const prove = (name: string) => () =>
    client.send(calls.recoveryVerify, {
      account: name,
      withdraw_password: '0000',
      member_email: '',
      member_phone: '5550199',
    });
  const proven = await work(prove(account));
  expect(proven.length).toBeGreaterThan(4);
  expect(await work(prove('nobody77'))).toEqual(proven);
});

test('[WPR-19x] all that is done for an SMS to a member is done for a stranger, who gets none', async () => {
  const sms = (member_phone: string) => () =>
    client.send(calls.registerSms, { member_phone, currency: 'USD', type: 'forgot_password', site_id: 1001 });
  const known = await work(sms('5550100'));
  expect(known.some((line) => line.startsWith('INSERT INTO message'))).toBe(true);
  expect(await work(sms('5559999'))).toEqual(known);
  expect(here.sandbox.world.outbox.list().map(({ receiver }) => receiver)).toEqual(['5550100']);
});

test('[AUTH-16] [WPR-10] the placeholder of an account that does not exist is never let in for it', async () => {
  const [first] = here.sandbox.world.members.all();
  expect(first?.account).toBe('lucky88');
  expect((await login('nobody77', 'Lucky888')).code).toBe('101');
  expect((await login('', 'Lucky888')).code).toBe('101');
  await here.sandbox.world.identity.setWithdrawPassword(first?.id ?? 0, '1357');
  const contact = { member_email: first?.profile['member_email'] ?? '', member_phone: '' };
  const prove = async (account: string) =>
    (await client.send(calls.recoveryVerify, { account, withdraw_password: '1357', ...contact })).code;
  expect(await prove('nobody77')).toBe('101');
});
