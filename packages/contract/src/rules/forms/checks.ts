import { lengthOf, patterns } from './patterns.ts';
import { displayedFields, type RegistrationPlan } from './plan.ts';
import { CONTACT_FIELDS, type BirthdayParts, type RegisterField, type RegistrationForm } from './values.ts';

/** Input of the rules beside the values. */
export interface RuleContext {
  readonly currency: string;
  readonly plan: RegistrationPlan;
  /** The site requires phones of exactly ten digits in every currency (REG-49x). */
  readonly phoneTenDigits: boolean;
}

/** A rule that a field breaks. */
export interface RuleFailure {
  readonly field: RegisterField;
  /** Key of the message, `signup.…`. */
  readonly key: string;
  /** Values of the message; `label` is itself a key, that of the field's name (REG-53x). */
  readonly params?: Readonly<Record<string, string>>;
}

/** Lengths that the rules name. */
export const LIMITS = {
  accountMin: 6,
  accountMax: 12,
  passwordMin: 6,
  passwordMax: 12,
  contactMin: 5,
  contactMax: 50,
  othersMax: 50,
  phoneExact: 10,
  smsCode: 6,
} as const;

/** Key of a field's name. */
export const labelKey = (field: RegisterField): string => `signup.label_${field}`;

const blank = (text: string): boolean => text.trim() === '';
const outside = (text: string, min: number, max: number): boolean => lengthOf(text) < min || lengthOf(text) > max;

type Check = (form: RegistrationForm, context: RuleContext, field: RegisterField) => string | undefined;

/** First key that a new password breaks: blank, length, format (WPR-18x). */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'signup.err_psw_blank';
  if (outside(password, LIMITS.passwordMin, LIMITS.passwordMax)) return 'signup.err_psw_length';
  return patterns.password.test(password) ? undefined : 'signup.err_psw_format';
}

/** First key that a confirmation breaks (REG-46). */
export function confirmationFault(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return 'signup.err_checkPsw_blank';
  return confirmation === password ? undefined : 'signup.err_checkPsw_diff';
}

const account: Check = ({ memberAccount }) => {
  if (blank(memberAccount)) return 'signup.err_account_blank';
  if (outside(memberAccount, LIMITS.accountMin, LIMITS.accountMax)) return 'signup.err_account_length';
  return patterns.account.test(memberAccount) ? undefined : 'signup.err_account_format';
};

/** Whether a text is a person's name where a currency is used (REG-42). */
export const isNameIn = (currency: string, text: string): boolean =>
  ({ RMB: patterns.chineseName, VND: patterns.vietnameseName }[currency] ?? patterns.name).test(text);

const name: Check = ({ memberName }, { currency, plan }) => {
  const text = memberName.trim();
  if (text === '') return plan.memberName.required ? 'signup.err_name_blank' : undefined;
  return isNameIn(currency, text) ? undefined : 'signup.err_name_format';
};

const email: Check = ({ memberEmail }, { plan }) => {
  if (plan.memberEmail.required && blank(memberEmail)) return 'signup.err_email_blank';
  return memberEmail === '' || patterns.email.test(memberEmail) ? undefined : 'signup.err_email_format';
};

/** The first part of a birthday that is missing or does not exist. */
function missingPart({ year, month, day }: BirthdayParts): 'Year' | 'Month' | 'Date' | undefined {
  if (!/^\d{4}$/.test(year)) return 'Year';
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12) return 'Month';
  const last = new Date(0);
  last.setUTCFullYear(Number(year), Number(month), 0);
  return /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= last.getUTCDate() ? undefined : 'Date';
}

const birthday: Check = ({ memberBirthday }, { plan }) => {
  const { year, month, day } = memberBirthday;
  if (!plan.memberBirthday.required && year === '' && month === '' && day === '') return undefined;
  const missing = missingPart(memberBirthday);
  return missing === undefined ? undefined : `signup.err_birthday${missing}_blank`;
};

const phone: Check = ({ memberPhone }, { plan, currency, phoneTenDigits }) => {
  if (plan.memberPhone.required && blank(memberPhone)) return 'signup.err_phone_blank';
  if (memberPhone === '') return undefined;
  // Only a number of another country has a + in the sent form (FLD-07).
  if (/^\+[0-9]+$/.test(memberPhone)) return 'signup.err_phone_country';
  if (!patterns.digits.test(memberPhone)) return 'signup.err_phone_format';
  const exact = currency === 'VND' || phoneTenDigits;
  return exact && memberPhone.length !== LIMITS.phoneExact ? 'signup.err_phone_vi_format' : undefined;
};

const phoneVerify: Check = ({ memberPhone, phoneVerify: code }) => {
  if (memberPhone === '') return undefined;
  if (blank(code)) return 'signup.verify_placeholder';
  if (!patterns.digits.test(code)) return 'signup.error_verify_format';
  return code.length === LIMITS.smsCode ? undefined : 'signup.error_verify';
};

const WITH_AT: ReadonlySet<RegisterField> = new Set(['memberTelegram', 'memberSkype']);
const contact: Check = (form, { plan }, field) => {
  const value = form[field];
  const text = typeof value === 'string' ? value : '';
  if (blank(text) && plan[field].required) return 'signup.err_contact_blank';
  if (text === '') return undefined;
  if (outside(text, LIMITS.contactMin, LIMITS.contactMax)) return 'signup.err_contact_length';
  const pattern = WITH_AT.has(field) ? patterns.contactWithAt : patterns.contact;
  return pattern.test(text) ? undefined : 'signup.err_contact_format';
};

const others: Check = ({ memberOthers }, { plan }) => {
  if (plan.memberOthers.required && blank(memberOthers)) return 'signup.err_contact_blank';
  return lengthOf(memberOthers) > LIMITS.othersMax ? 'signup.err_contact_length' : undefined;
};

const withdrawal: Check = ({ withdrawPassword }, { plan }) => {
  if (withdrawPassword === '' && !plan.withdrawPassword.required) return undefined;
  return patterns.fourDigits.test(withdrawPassword) ? undefined : 'signup.err_withdrawPsw_blank';
};

/** One introducer is enough, agent or member. */
const introducer: Check = ({ memberAgent, recommendCode }, { plan }, field) =>
  plan[field].required && blank(memberAgent) && blank(recommendCode) ? 'signup.require_text' : undefined;

const contacts = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, contact]));
const checks: Readonly<Partial<Record<RegisterField, Check>>> = {
  ...contacts,
  memberAccount: account,
  memberName: name,
  memberEmail: email,
  password: (form) => passwordFault(form.password),
  checkPassword: (form) => confirmationFault(form.password, form.checkPassword),
  memberBirthday: birthday,
  memberPhone: phone,
  phoneVerify,
  memberOthers: others,
  memberAgent: introducer,
  recommendCode: introducer,
  identityId: ({ identityId }, { plan }) =>
    plan.identityId.required && blank(identityId) ? 'signup.err_identity_id' : undefined,
  withdrawPassword: withdrawal,
  verifyCode: ({ verifyCode }) => (blank(verifyCode) ? 'signup.err_verify_blank' : undefined),
  agreement: ({ agreement }) => (agreement ? undefined : 'signup.err_agreement'),
};

const LABELLED = /^signup\.err_contact_/;

/** The rule that a field breaks; undefined for a field that is right or not shown (REG-49x). */
export function checkField(
  field: RegisterField,
  form: RegistrationForm,
  context: RuleContext,
): RuleFailure | undefined {
  const key = context.plan[field].displayed ? checks[field]?.(form, context, field) : undefined;
  if (key === undefined) return undefined;
  return LABELLED.test(key) ? { field, key, params: { label: labelKey(field) } } : { field, key };
}

/** All broken rules, one per field, in the order of the form; the form can be submitted if there are none (REG-59). */
export function checkAll(form: RegistrationForm, context: RuleContext): readonly RuleFailure[] {
  return displayedFields(context.plan).flatMap((field) => checkField(field, form, context) ?? []);
}
