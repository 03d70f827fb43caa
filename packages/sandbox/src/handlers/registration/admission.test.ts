import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';
import { ADMISSION_LIMITS } from '../../world/members/admission.ts';
import { usdMember, vndMember } from './registration.fixtures.ts';

const { here, client } = sandboxPerTest();

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  record(await (await client.post(path, body, headers)).json());
const register = async (body: object, headers?: Record<string, string>) =>
  post('/api/register', { ...body, ...(await client.solveRegister()) }, headers);
const check = (fields: object, address: string) =>
  post(
    '/api/register/verification',
    { ...fields, site_id: 1001, member_currency: 'USD', verification: 1 },
    { 'x-forwarded-for': address },
  );

test('[REG-65] [REG-76] [REG-78] a check is turned away as a registration is: 218 unwanted, 996 too many', async () => {
  expect(await check({ member_account: 'newbie1' }, '203.0.113.66')).toMatchObject({ codeFull: '218' });
  for (let round = 0; round < ADMISSION_LIMITS.checksPerMinute; round += 1) {
    here.sandbox.world.admission.check('203.0.113.7');
  }
  const refused = await check({ member_account: 'lucky88' }, '203.0.113.7');
  expect(refused).toMatchObject({ codeFull: '996' });
  expect(await check({ member_account: 'lucky88' }, '203.0.113.8')).toMatchObject({ codeFull: '102' });
  here.clock.advance(60_000);
  expect(await check({ member_account: 'newbie1' }, '203.0.113.7')).toMatchObject({ code: '100' });
});

test('[REG-38] who registers on the domain of an agent and names no agent is brought by that agent', async () => {
  const host = { 'x-forwarded-host': 'USD.agents.localhost:4100' };
  expect(await register(usdMember('brought'), host)).toMatchObject({ code: '100' });
  const agentOf = (account: string) => here.sandbox.world.members.byAccount(account)?.profile['member_agent'];
  expect(agentOf('brought')).toBe('7003');
  const invited = { ...usdMember('invited'), recommend_code: 'LUCKY88' };
  expect(await register(invited, host)).toMatchObject({ code: '100' });
  expect(agentOf('invited')).toBeUndefined();
  expect(await register(usdMember('alone01'), { 'x-forwarded-host': '1001.localhost' })).toMatchObject({ code: '100' });
  expect(agentOf('alone01')).toBeUndefined();
  expect(await register(vndMember('foreign', '0912345678'), host)).toMatchObject({ code: '100' });
  expect(agentOf('foreign')).toBeUndefined();
});

test('[REG-38] the agent of a domain is of its currency: another one is refused with 112', async () => {
  const body = { ...vndMember('foreign', '0912345678'), member_agent: '7003' };
  expect(await register(body, { 'x-forwarded-host': 'usd.agents.localhost' })).toMatchObject({ codeFull: '112' });
});

test('[REG-67] a name is taken in whatever case and form its letters are written', async () => {
  expect(await register({ ...vndMember('saigon1', '0912345678'), member_name: 'NGUYỄNVĂNÁ' })).toMatchObject({
    code: '100',
  });
  for (const member_name of ['nguyễnvăná', 'NguyễnVănÁ']) {
    const again = { ...vndMember('saigon2', '0912345679'), member_name };
    expect(await register(again)).toMatchObject({ codeFull: '103' });
  }
});

test('[REG-74] guessing at a code by checks costs the code, not only by registrations', async () => {
  const phone = '13811112222';
  await client.send(calls.registerSms, {
    member_phone: phone,
    currency: 'RMB',
    type: 'register_member',
    site_id: 1001,
  });
  const { messages } = await client.control(`/messages?to=${phone}`);
  const [message] = Array.isArray(messages) ? messages.map(record) : [];
  const code = String(message?.['code']);
  const codes = new Set<unknown>();
  for (let guess = 0; guess < 8; guess += 1) {
    const phone_verify = String(guess).repeat(6);
    if (phone_verify === code) continue;
    const reply = await client.send(calls.registerVerification, {
      member_phone: phone,
      phone_verify,
      site_id: 1001,
      member_currency: 'RMB',
      verification: 1,
    });
    codes.add(reply.codeFull);
  }
  expect([...codes]).toEqual(['113']);
  const right = await client.send(calls.registerVerification, {
    member_phone: phone,
    phone_verify: code,
    site_id: 1001,
    member_currency: 'RMB',
    verification: 1,
  });
  expect(right.codeFull).toBe('113');
});

test('[REG-80] [REG-52] what is said of a contact names the signs that it takes, @ for two of them only', async () => {
  const said = async (fields: object) =>
    (
      await client.send(calls.registerVerification, {
        ...fields,
        site_id: 1001,
        member_currency: 'RMB',
        verification: 1,
      })
    ).message;
  expect(await said({ member_telegram: 'a b cde' })).toMatch(/_ \. - and @$/);
  expect(await said({ member_wechat: 'a@bcde' })).toMatch(/_ \. and -$/);
});
