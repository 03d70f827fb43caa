import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { reauthenticateFirst } from '../../calls/reauthentication-code.ts';
import { ignored } from '../../wire/wire.ts';
import { REGISTER_CODES } from '../registration/registration.codes.ts';
import { registerFields } from '../registration/registration.ts';

/**
 * Sets fields of the profile that have no value yet. The error code is read from codeFull. Fields that prove identity (phone,
 * e-mail, name, identity id) need a recent proof: 109 as the code itself, without codeFull (MEM-06x).
 */
export const profileEdit = defineCall({
  name: 'profileEdit',
  path: '/member/profile/edit',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.pick(z.strictObject(registerFields), {
    member_name: true,
    member_email: true,
    member_birthday: true,
    member_phone: true,
    member_qq: true,
    member_telegram: true,
    member_whats_app: true,
    member_wechat: true,
    member_zalo: true,
    member_skype: true,
    member_fb: true,
    identity_id: true,
    /** The code of an SMS, if the phone has to be verified in the member centre. */
    phone_verify: true,
  }),
  response: ignored,
  codes: { ...REGISTER_CODES, ...reauthenticateFirst },
  summary: 'Sets fields of the profile that are empty. A failure says which field by codeFull, as for registration.',
  rows: ['MEM-06x', 'MEM-05'],
});
