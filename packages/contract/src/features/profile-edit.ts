import * as z from 'zod/mini';
import { defineCall } from '../endpoint.ts';
import { ignored } from '../wire.ts';
import { REGISTER_CODES } from './registration.codes.ts';
import { registerFields } from './registration.ts';

const {
  member_name,
  member_email,
  member_birthday,
  member_phone,
  member_qq,
  member_telegram,
  member_whats_app,
  member_wechat,
  member_zalo,
  member_skype,
  member_fb,
  identity_id,
  phone_verify,
} = registerFields;

/** Sets fields of the profile that have no value yet. The error code is read from codeFull (MEM-06x). */
export const profileEdit = defineCall({
  name: 'profileEdit',
  path: '/member/profile/edit',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    member_name,
    member_email,
    member_birthday,
    member_phone,
    member_qq,
    member_telegram,
    member_whats_app,
    member_wechat,
    member_zalo,
    member_skype,
    member_fb,
    identity_id,
    /** The code that came by SMS, where a phone has to be verified in the member centre. */
    phone_verify,
  }),
  response: ignored,
  codes: REGISTER_CODES,
  summary: 'Sets fields of the profile that are empty. A failure says which field by codeFull, as for registration.',
  rows: ['MEM-06x', 'MEM-05'],
});
