import { expect, test } from 'vitest';
import { parseRequest, parseResponse } from '../../calls/endpoint.ts';
import { profile } from './member.ts';
import { profileEdit } from '../profile-edit/profile-edit.ts';

test('[MEM-04] a profile has 18 fields; whether there is a withdrawal password is a boolean, what is missing is empty', () => {
  const parsed = parseResponse(profile, {
    member_profile: { id: 7, member_account: 'lucky88', is_withdraw_password: '1', member_email: null, extra: 1 },
  });
  expect(parsed.ok && parsed.data).toEqual({
    id: '7',
    member_account: 'lucky88',
    member_name: '',
    is_withdraw_password: true,
    member_birthday: '',
    member_email: '',
    member_currency: '',
    member_phone: '',
    member_line: '',
    member_others: '',
    member_qq: '',
    member_skype: '',
    member_wechat: '',
    member_fb: '',
    member_zalo: '',
    member_telegram: '',
    member_whats_app: '',
    new_identity_id: '',
  });
});

test('[MEM-06x] an edit takes any of the fields and the code of an SMS, not the withdrawal password, which has a call of its own', () => {
  expect(parseRequest(profileEdit, { member_email: 'a@b.cc', identity_id: 'x' }).ok).toBe(true);
  expect(parseRequest(profileEdit, { member_phone: '1', phone_verify: '123456' }).ok).toBe(true);
  for (const other of ['withdraw_password', 'new_identity_id', 'member_account', 'password'])
    expect([other, parseRequest(profileEdit, { [other]: 'x' }).ok]).toEqual([other, false]);
});
