import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { flag, id, ignored, listOf, localizedText, siteId, textOrEmpty, under } from '../../wire/wire.ts';
import { REGISTER_CODES, SMS_CODES } from './registration.codes.ts';
import { loginDataSchema } from '../session/session.ts';

/** Settings of a form field for a currency (REG-08). */
export const registerSettingSchema = z.object({
  /** Field name on the wire, e.g. member_phone. */
  name: id,
  currency: textOrEmpty,
  is_display: flag,
  is_required: flag,
  is_unique: flag,
  is_member_center: flag,
  is_verification: flag,
  /** The phone entry only. */
  is_member_center_verification: flag,
});
/** Settings of a form field. */
export type RegisterSetting = z.output<typeof registerSettingSchema>;

/** Loads the form's settings for all currencies, in field order. */
export const registerSettings = defineCall({
  name: 'registerSettings',
  path: '/arks/web/register-settings',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['list'], listOf(registerSettingSchema)),
  summary: 'How each field of the registration form is set, per currency.',
  rows: ['APIM-29', 'REG-08', 'REG-09', 'REG-11x'],
});

/** Fields of a registration in wire names; fields that are not shown are not sent (REG-16). */
export const registerFields = {
  member_account: z.optional(z.string()),
  member_name: z.optional(z.string()),
  password: z.optional(z.string()),
  check_password: z.optional(z.string()),
  member_agent: z.optional(z.string()),
  recommend_code: z.optional(z.string()),
  member_email: z.optional(z.string()),
  /** Year, month and day joined by dashes. */
  member_birthday: z.optional(z.string()),
  /** Four digits. */
  withdraw_password: z.optional(z.string()),
  member_phone: z.optional(z.string()),
  phone_verify: z.optional(z.string()),
  member_qq: z.optional(z.string()),
  member_telegram: z.optional(z.string()),
  member_whats_app: z.optional(z.string()),
  member_skype: z.optional(z.string()),
  member_fb: z.optional(z.string()),
  member_zalo: z.optional(z.string()),
  member_wechat: z.optional(z.string()),
  member_others: z.optional(z.string()),
  identity_id: z.optional(z.string()),
};

/** Checks fields against the server before submit. The error code is read from codeFull. */
export const registerVerification = defineCall({
  name: 'registerVerification',
  path: '/register/verification',
  auth: 'none',
  request: z.strictObject({
    ...registerFields,
    site_id: siteId,
    member_currency: z.string(),
    verification: z.literal(1),
  }),
  response: ignored,
  codes: REGISTER_CODES,
  summary: 'Checks one or more fields of the registration form.',
  rows: ['APIM-30', 'REG-63', 'REG-65', 'REG-83x'],
});

/** An error shown to the visitor since the form opened; never a typed value (REG-23x). */
const trackedError = z.strictObject({ field: z.string(), key: z.string(), code: z.string(), at: z.string() });

/** Registers a member; success is a login. */
export const register = defineCall({
  name: 'register',
  path: '/register',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    ...registerFields,
    member_account: z.string(),
    password: z.string(),
    site_id: siteId,
    member_currency: z.string(),
    /** The captcha answer. */
    verify_code: z.optional(z.string()),
    captcha_token: z.optional(z.string()),
    remote_addr: z.string(),
    errorTrack: z.array(trackedError).check(z.maxLength(50)),
  }),
  response: loginDataSchema,
  codes: REGISTER_CODES,
  summary: 'Registers a member and logs them in.',
  rows: ['APIM-31', 'REG-16', 'REG-17x', 'REG-20', 'REG-22', 'REG-27'],
});

/** Sends a verification code to a phone. Only the code is read. */
export const registerSms = defineCall({
  name: 'registerSms',
  path: '/register/sms',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    member_phone: z.string(),
    currency: z.string(),
    /** forgot_password serves the password reset (WPR-19x). */
    type: z.enum(['register_member', 'forgot_password']),
    site_id: siteId,
  }),
  response: ignored,
  codes: SMS_CODES,
  summary: 'Sends a verification code by SMS.',
  rows: ['APIM-33', 'REG-39', 'REG-84', 'WPR-19x'],
});

/** The service agreement's entries. Contents are HTML (REG-06). */
export const serviceAgreement = defineCall({
  name: 'serviceAgreement',
  path: '/arks/web/register-settings/service-agreement',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['list'], listOf(z.object({ title: localizedText, content: localizedText }))),
  summary: 'Entries of the service agreement.',
  rows: ['APIM-35', 'REG-06', 'REG-07x'],
});
