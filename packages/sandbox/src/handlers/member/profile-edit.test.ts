import { calls } from '@housefront/contract/calls';
import type { CallRequest } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { PROOF_LIFE_MS } from '../../world/members/sessions.ts';

const { here, client } = sandboxPerTest();

const river = () => client.signIn('river77', 'River777');
const edit = (token: string, fields: CallRequest<typeof calls.profileEdit>) =>
  client.send(calls.profileEdit, fields, token);
const profile = async (token: string) =>
  record(record((await client.send(calls.profile, {}, token)).data)['member_profile']);

test('[MEM-06x] [MEM-04] an empty field is set once; the profile calls the identity id otherwise', async () => {
  const token = await river();
  expect(await profile(token)).toMatchObject({ member_email: '', new_identity_id: '', is_withdraw_password: false });
  expect((await edit(token, { member_email: 'river@example.org', identity_id: ' X-1 ' })).code).toBe('100');
  expect(await profile(token)).toMatchObject({ member_email: 'river@example.org', new_identity_id: 'X-1' });
  expect((await edit(token, { member_email: 'other@example.org' })).code).toBe('400');
  expect(await profile(token)).toMatchObject({ member_email: 'river@example.org', member_name: 'River' });
});

test.each([
  ['nothing at all', {}],
  ['blanks alone', { member_email: '' }],
  ['a field that the currency does not show in the member centre', { member_zalo: 'river.zalo' }],
  ['a code without a phone', { phone_verify: '123456' }],
])('[MEM-06x] %s is refused with 400', async (_, fields) => {
  expect((await edit(await river(), fields)).code).toBe('400');
});

test.each([
  ['105', { member_email: 'GRACE@careful.test' }],
  ['206', { member_email: 'a@b' }],
  ['216', { member_email: 'x@throwaway.test' }],
  ['114', { identity_id: 'a123456789' }],
  ['307', { member_telegram: 'a b c d' }],
])('[MEM-06x] rules and codes are those of registration: %s for %o', async (code, fields) => {
  const token = await river();
  expect(await edit(token, fields)).toMatchObject({ code: '101', codeFull: code });
  expect(await profile(token)).toMatchObject({ member_email: '', member_telegram: '', new_identity_id: '' });
});

test('[MEM-06x] in RMB a phone needs the code that came by SMS', async () => {
  const token = await client.signIn();
  const member_phone = '13811112222';
  expect((await edit(token, { member_phone })).codeFull).toBe('113');
  await client.send(calls.registerSms, { member_phone, currency: 'RMB', type: 'register_member', site_id: 1001 });
  const { messages } = await client.control(`/messages?to=${member_phone}`);
  const phone_verify = String(record((messages as unknown[])[0])['code']);
  expect((await edit(token, { member_phone, phone_verify })).code).toBe('100');
  expect(await profile(token)).toMatchObject({ member_phone });
});

test.each([
  { member_phone: '5550199' },
  { member_email: 'river@example.org' },
  { identity_id: 'X-1' },
  { member_email: 'river@example.org', member_telegram: 'river_chat' },
])(
  '[MEM-06x] [SEC-10] %o, by which a member proves who they are, is refused with 109 without a recent proof',
  async (fields) => {
    const token = await river();
    const { sessionId } = here.sandbox.world.sessions.check(token) ?? { sessionId: 0 };
    here.clock.advance(PROOF_LIFE_MS);
    const before = await profile(token);
    const refused = await edit(token, fields);
    expect([refused.code, refused.codeFull]).toEqual(['109', undefined]);
    expect(await profile(token)).toEqual(before);
    here.sandbox.world.sessions.proven(sessionId);
    expect((await edit(token, fields)).code).not.toBe('109');
  },
);

test('[MEM-06x] [SEC-10] a detail that proves nothing is set without another proof', async () => {
  const token = await river();
  here.clock.advance(PROOF_LIFE_MS);
  expect((await edit(token, { member_telegram: 'river_chat' })).code).toBe('100');
});
