import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { reauthenticateFirst } from '../../calls/reauthentication-code.ts';
import {
  dataObject,
  fallback,
  amountOrNull,
  count,
  flag,
  flagUnlessOff,
  id,
  ignored,
  noBody,
  siteId,
  textOrEmpty,
  under,
  whole,
} from '../../wire/wire.ts';

/** `member_type` of a regular member; any other is an agent (MEM-02). */
export const REGULAR_MEMBER = 1;

/** Data of the member that every page needs (MEM-01). */
export const memberLayoutSchema = z.object({
  id,
  member_account: id,
  member_type: fallback(whole, REGULAR_MEMBER),
  agent_type: textOrEmpty,
  agent_level: count,
  agent_active: flag,
  /** Has no effect: `member_type` alone decides who is an agent (AGT-03x). */
  is_agent: flag,
  member_currency: id,
  member_cash: amountOrNull,
  /** A game session exists on the platform (MEM-03x). */
  is_playing: flag,
  cash_back_status: flag,
  /** Off disables fund pages; on when the platform does not say (MEM-03x). */
  wallet_status: flagUnlessOff,
  first_login_to_change_password: flag,
  need_bank_account_deposit_verified: flag,
});

/** Loads the member's layout info; part of the group that a 401 cancels. */
export const commonLayout = defineCall({
  name: 'commonLayout',
  path: '/member/profile/common/layout',
  auth: 'member',
  request: noBody,
  response: under(['member_common_layout'], memberLayoutSchema),
  summary: 'Data of the member that every page needs (member_common_layout).',
  rows: ['APIM-11', 'API-13', 'MEM-01', 'MEM-03x'],
});

/** The member's profile. Blank where a field was never filled (MEM-04). */
export const memberProfileSchema = z.object({
  id,
  member_account: id,
  member_name: textOrEmpty,
  is_withdraw_password: flag,
  member_birthday: textOrEmpty,
  member_email: textOrEmpty,
  member_currency: textOrEmpty,
  member_phone: textOrEmpty,
  member_line: textOrEmpty,
  member_others: textOrEmpty,
  member_qq: textOrEmpty,
  member_skype: textOrEmpty,
  member_wechat: textOrEmpty,
  member_fb: textOrEmpty,
  member_zalo: textOrEmpty,
  member_telegram: textOrEmpty,
  member_whats_app: textOrEmpty,
  /** The profile's name for identity_id (MEM-06x). */
  new_identity_id: textOrEmpty,
});

/** Loads the profile. */
export const profile = defineCall({
  name: 'profile',
  path: '/member/profile',
  auth: 'member',
  request: noBody,
  response: under(['member_profile'], memberProfileSchema),
  summary: "The member's profile (member_profile).",
  rows: ['APIM-09', 'MEM-04'],
});

/** Codes of changing the login password; the message says the same in the member's language. */
export const PASSWORD_CODES = {
  '101': 'The old password is wrong.',
  '102': 'The new password breaks the rules.',
  '103': 'The repetition differs.',
  '104': 'The new password is the old one.',
  '105': 'Too many wrong passwords; no other is taken for a while.',
} as const;

/**
 * Codes of setting the withdrawal password; the message says the same in the member's language. 109 only for the first one: a
 * later one needs the old one.
 */
export const WITHDRAW_PASSWORD_CODES = {
  '101': 'The old password is wrong.',
  '102': 'The new password is not four digits.',
  '103': 'The repetition differs.',
  '105': 'Too many wrong passwords; no other is taken for a while.',
  ...reauthenticateFirst,
} as const;

/** Changes the login password (PWD-03x). */
export const editPassword = defineCall({
  name: 'editPassword',
  path: '/member/profile/edit_password',
  auth: 'member',
  mutates: true,
  request: z.strictObject({ old_password: z.string(), password: z.string(), check_password: z.string() }),
  response: ignored,
  codes: PASSWORD_CODES,
  summary: 'Changes the login password. Failure shows the message.',
  rows: ['APIM-10', 'PWD-02', 'PWD-03x'],
});

/** Sets or changes the withdrawal password, four digits each (PWD-06x). */
export const editWithdrawPassword = defineCall({
  name: 'editWithdrawPassword',
  path: '/member/profile/edit_withdraw_password',
  auth: 'member',
  mutates: true,
  request: z.strictObject({
    /** Left out while none is set. */
    old_withdraw_password: z.optional(z.string()),
    withdraw_password: z.string(),
    check_withdraw_password: z.string(),
  }),
  response: ignored,
  codes: WITHDRAW_PASSWORD_CODES,
  summary:
    'Sets or changes the withdrawal password. The first one needs a recent proof of identity. Failure shows the message.',
  rows: ['PWD-06x'],
});

/** Whether the recommend (invite) feature is on for a currency. */
export const bonusSettingCheck = defineCall({
  name: 'bonusSettingCheck',
  path: '/bonus_setting/check',
  auth: 'optional',
  request: z.strictObject({ member_currency: z.string(), site_id: siteId }),
  response: dataObject({ is_friend: flag }),
  summary: 'Tells whether the recommend feature is on (is_friend 1).',
  rows: ['APIM-14', 'MEM-15', 'REG-34'],
});

/** Whether the cash-surplus card is shown. */
export const cashSurplusCheck = defineCall({
  name: 'cashSurplusCheck',
  path: '/arks/web/cash_surplus/check',
  auth: 'member',
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({
    active: flag,
    /** Proposed, because no existing call has them: the member's surplus and its interest; null if the platform sends none. */
    balance: amountOrNull,
    interest: amountOrNull,
  }),
  summary: 'Tells whether cash surplus is on for the member, and how much it is.',
  rows: ['APIM-16', 'MEM-16', 'MEM-17x'],
});
