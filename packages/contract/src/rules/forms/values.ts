/** A birthday as chosen: each part as text, '' while it is missing. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The registration state (REG-15). */
export interface RegistrationValues {
  readonly siteId: number;
  readonly memberName: string;
  readonly memberAccount: string;
  readonly password: string;
  readonly checkPassword: string;
  readonly memberCurrency: string;
  /** Id of the agent who refers the visitor. */
  readonly memberAgent: string;
  readonly memberEmail: string;
  readonly memberBirthday: BirthdayParts;
  /** The digits of the four boxes, joined: none to four. */
  readonly withdrawPassword: string;
  readonly memberPhone: string;
  readonly memberQq: string;
  readonly memberTelegram: string;
  readonly memberWhatsApp: string;
  readonly memberSkype: string;
  readonly memberFb: string;
  readonly memberZalo: string;
  readonly memberWechat: string;
  readonly memberOthers: string;
  /** Invite code of the member who refers the visitor. */
  readonly recommendCode: string;
  /** The code of the SMS. */
  readonly phoneVerify: string;
  readonly identityId: string;
  /** The captcha answer. */
  readonly verifyCode: string;
  readonly captchaToken: string;
}

/** All values of the form, with the checkbox of the agreement, which is not sent. */
export interface RegistrationForm extends RegistrationValues {
  readonly agreement: boolean;
}

/** A field of the form by its state name. */
export type RegisterField = keyof RegistrationForm;

/** An empty form for a site and a currency. */
export function emptyRegistration(siteId: number, currency: string): RegistrationForm {
  return {
    siteId,
    memberName: '',
    memberAccount: '',
    password: '',
    checkPassword: '',
    memberCurrency: currency,
    memberAgent: '',
    memberEmail: '',
    memberBirthday: { year: '', month: '', day: '' },
    withdrawPassword: '',
    memberPhone: '',
    memberQq: '',
    memberTelegram: '',
    memberWhatsApp: '',
    memberSkype: '',
    memberFb: '',
    memberZalo: '',
    memberWechat: '',
    memberOthers: '',
    recommendCode: '',
    phoneVerify: '',
    identityId: '',
    verifyCode: '',
    captchaToken: '',
    agreement: false,
  };
}

/** State name to wire name. For a platform with other names, change one line here (REG-17x). */
export const wireNames = {
  siteId: 'site_id',
  memberName: 'member_name',
  memberAccount: 'member_account',
  password: 'password',
  checkPassword: 'check_password',
  memberCurrency: 'member_currency',
  memberAgent: 'member_agent',
  memberEmail: 'member_email',
  memberBirthday: 'member_birthday',
  withdrawPassword: 'withdraw_password',
  memberPhone: 'member_phone',
  memberQq: 'member_qq',
  memberTelegram: 'member_telegram',
  memberWhatsApp: 'member_whats_app',
  memberSkype: 'member_skype',
  memberFb: 'member_fb',
  memberZalo: 'member_zalo',
  memberWechat: 'member_wechat',
  memberOthers: 'member_others',
  recommendCode: 'recommend_code',
  phoneVerify: 'phone_verify',
  identityId: 'identity_id',
  verifyCode: 'verify_code',
  captchaToken: 'captcha_token',
} as const satisfies Record<keyof RegistrationValues, string>;

/** Names of the settings entries that differ from the wire name of their field (REG-17x). */
export const settingNames: Readonly<Partial<Record<RegisterField, string>>> = {
  checkPassword: 'member_confirm_password',
  verifyCode: 'member_captcha',
};

/** The contact fields with rules of their own, without `memberOthers` (REG-52). */
export const CONTACT_FIELDS = [
  'memberQq',
  'memberTelegram',
  'memberWhatsApp',
  'memberWechat',
  'memberZalo',
  'memberSkype',
  'memberFb',
] as const satisfies readonly RegisterField[];
