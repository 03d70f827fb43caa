import type { RegistrationPlan } from './plan.ts';
import { wireNames, type BirthdayParts, type RegisterField, type RegistrationValues } from './values.ts';

/** Source of an introducer (REG-30). */
export type RegisterType = 'none' | 'member_agent' | 'recommend_code';

/** An error shown to the visitor, without typed values (REG-23x). */
export interface TrackedError {
  readonly field: string;
  readonly key: string;
  readonly code: string;
  /** ISO time. */
  readonly at: string;
}

/** Largest number of shown errors that are sent with a registration (REG-23x). */
export const TRACKED_ERRORS_MAX = 50;

/** Values of a registration's body beside those of the form. */
export interface BodyParts {
  /** Fields that are not shown are not sent. */
  readonly plan: RegistrationPlan;
  readonly registerType: RegisterType;
  /** Currency that an agent domain locks; it replaces the chosen one (REG-21). */
  readonly lockedCurrency?: string | undefined;
  /** The visitor's address; '' when it is unknown (REG-22). */
  readonly remoteAddr: string;
  /** Errors shown since the form opened, oldest first. */
  readonly errorTrack: readonly TrackedError[];
}

/** Text fields in wire names as a body holds them. */
export type WireFields = Partial<Record<(typeof wireNames)[Exclude<keyof RegistrationValues, 'siteId'>], string>>;

/** Year, month and day with dashes between; '' when nothing is chosen (REG-18). */
export function birthdayText({ year, month, day }: BirthdayParts): string {
  return year === '' && month === '' && day === '' ? '' : [year, month, day].join('-');
}

/** Parts of a birthday in wire form; empty parts for any other text. */
export function birthdayParts(text: string): BirthdayParts {
  const [year = '', month = '', day = '', ...rest] = text.split('-');
  return rest.length > 0 ? { year: '', month: '', day: '' } : { year, month, day };
}

/** Fields without a format of their own; blanks at their ends are removed. */
const TRIMMED: ReadonlySet<RegisterField> = new Set([
  'memberName',
  'identityId',
  'memberOthers',
  'memberAgent',
  'recommendCode',
  'verifyCode',
]);

/** The value of a field as it is sent. */
export function wireValue(field: Exclude<keyof RegistrationValues, 'siteId'>, values: RegistrationValues): string {
  if (field === 'memberBirthday') return birthdayText(values.memberBirthday);
  const text = values[field];
  return TRIMMED.has(field) ? text.trim() : text;
}

/** The effective introducer: the agent, or the recommend code if the type says so; the other one is empty (REG-20). */
export function introducerOf(values: RegistrationValues, registerType: RegisterType): WireFields {
  const recommended = registerType === 'recommend_code';
  return {
    member_agent: recommended ? '' : values.memberAgent.trim(),
    recommend_code: recommended ? values.recommendCode.trim() : '',
  };
}

/** Profile fields of a registration that are sent as typed. */
export const REGISTERED_PROFILE = [
  'memberEmail',
  'memberBirthday',
  'memberPhone',
  'memberQq',
  'memberTelegram',
  'memberWhatsApp',
  'memberSkype',
  'memberFb',
  'memberZalo',
  'memberWechat',
  'memberOthers',
] as const satisfies readonly RegisterField[];

const PLANNED = [
  'memberName',
  'checkPassword',
  ...REGISTERED_PROFILE,
  'withdrawPassword',
  'phoneVerify',
  'identityId',
] as const satisfies readonly RegisterField[];

/** The fields that a plan shows, in wire names, without account, password and introducer. */
export const plannedFields = (values: RegistrationValues, plan: RegistrationPlan): WireFields =>
  Object.fromEntries(
    PLANNED.filter((field) => plan[field].displayed).map((field) => [wireNames[field], wireValue(field, values)]),
  );

/** The body of /register in wire names (REG-16). */
export function registerBody(values: RegistrationValues, parts: BodyParts) {
  const { plan, registerType, lockedCurrency, remoteAddr, errorTrack } = parts;
  const captcha: WireFields = plan.verifyCode.displayed
    ? { verify_code: wireValue('verifyCode', values), captcha_token: values.captchaToken }
    : {};
  return {
    ...plannedFields(values, plan),
    ...introducerOf(values, registerType),
    ...captcha,
    site_id: values.siteId,
    member_account: values.memberAccount,
    password: values.password,
    member_currency: lockedCurrency ?? values.memberCurrency,
    remote_addr: remoteAddr,
    errorTrack: errorTrack.slice(-TRACKED_ERRORS_MAX),
  };
}

/** The body of /register/verification for some fields (APIM-30). */
export function verificationBody(
  fields: readonly Exclude<keyof RegistrationValues, 'siteId' | 'memberCurrency' | 'captchaToken' | 'verifyCode'>[],
  values: RegistrationValues,
  currency: string,
) {
  const checked: WireFields = Object.fromEntries(fields.map((field) => [wireNames[field], wireValue(field, values)]));
  return { ...checked, site_id: values.siteId, member_currency: currency, verification: 1 as const };
}
