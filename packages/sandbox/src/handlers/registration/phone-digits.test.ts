import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import first from '../../../../../sites/1001/site.config.ts';
import second from '../../../../../sites/1002/site.config.ts';
import { tenDigitSites } from '../../seed/registration.ts';
import { sandboxPerTest } from '../../testing/client.fixtures.ts';
import { rmbMember } from './registration.fixtures.ts';

const { here, client } = sandboxPerTest();

const ten = '1381111222';
const eleven = '13811112222';
const check = async (member_phone: string, site_id: number, currency = 'RMB') =>
  (
    await client.send(calls.registerVerification, {
      member_phone,
      site_id,
      member_currency: currency,
      verification: 1,
    })
  ).codeFull;
const sms = async (member_phone: string, site_id: number, currency = 'RMB') =>
  (await client.send(calls.registerSms, { member_phone, currency, site_id, type: 'register_member' })).code;

const sites: readonly { readonly siteId: number; readonly phoneTenDigits?: boolean }[] = [first, second];

test('[REG-49x] each site of the repository and the platform agree about its phones', () => {
  const saying = sites.filter(({ phoneTenDigits }) => phoneTenDigits === true);
  expect(tenDigitSites).toEqual(saying.map(({ siteId }) => siteId));
  for (const { siteId, phoneTenDigits = false } of sites) {
    expect(here.sandbox.world.phoneRules.tenDigits(siteId)).toBe(phoneTenDigits);
  }
});

test('[REG-48] [REG-49x] eleven digits are right in RMB, unless the platform has the setting that the site takes ten', async () => {
  expect([await check(eleven, 1001), await check(ten, 1001)]).toEqual([undefined, undefined]);
  const { undo } = await client.control('/phone-digits', { site: 1001 });
  expect([await check(eleven, 1001), await check(ten, 1001)]).toEqual(['209', undefined]);
  expect(await check(eleven, 1002)).toBeUndefined();
  await client.control(`/undo/${String(undo)}`, {});
  expect(await check(eleven, 1001)).toBeUndefined();
});

test('[REG-48] in VND it is ten digits on every site, whatever the platform has set', async () => {
  for (const on of [true, false]) {
    await client.control('/phone-digits', { site: 1002, on });
    expect(await check('091234567', 1002, 'VND')).toBe('209');
    expect(await check('09123456789', 1002, 'VND')).toBe('209');
    expect(await check('0912345678', 1002, 'VND')).toBeUndefined();
  }
});

test('[REG-49x] a registration and an SMS are held against it as a check is, by the site that the gateway names', async () => {
  await client.control('/phone-digits', { site: 1001 });
  expect(await sms(eleven, 1001)).toBe('099');
  expect(await sms(ten, 1001)).toBe('100');
  expect(await sms(eleven, 1002)).toBe('100');
  const body = { ...rmbMember('tenner1', eleven, '123456'), ...(await client.solveRegister()) };
  const claimed = { ...body, site_id: 1002 };
  const reply = await client.post('/api/register', claimed, { 'x-site-id': '1001' });
  expect(await reply.json()).toMatchObject({ codeFull: '209' });
});

test('[REG-84] no SMS goes to a phone that breaks the rule of its currency', async () => {
  expect(await sms('091234567', 1002, 'VND')).toBe('099');
  expect((await client.control('/messages'))['messages']).toEqual([]);
});

test('[SBX-04] clearing the control page forgets it', async () => {
  await client.control('/phone-digits', { site: 1001 });
  await client.control('/clear', {});
  expect(await check(eleven, 1001)).toBeUndefined();
});
