import {
  LIMITS,
  type RegisterField,
  type RuleFailure,
  type ShownError,
  type SmsError,
} from '@housefront/contract/rules';
import type { CoreMessage } from '../../base/events.ts';
import type { CoreI18n } from '../../i18n/index.ts';
import type { FieldStatus } from './registration.types.ts';

const { accountMin, accountMax, contactMin, contactMax, othersMax, passwordMin, passwordMax, phoneExact } = LIMITS;

/** Values of the texts that name a length. */
const lengths = (field: RegisterField): Readonly<Record<string, number>> => {
  if (field === 'memberAccount') return { min: accountMin, max: accountMax };
  if (field === 'memberPhone') return { digits: phoneExact };
  if (field === 'password') return { min: passwordMin, max: passwordMax };
  return field === 'memberOthers' ? { min: 1, max: othersMax } : { min: contactMin, max: contactMax };
};

/** Message of a broken rule; the name of the field in it is translated here (REG-53x). */
export const faultMessage = (
  { field, key, params }: RuleFailure,
  { t }: Pick<CoreI18n, 't'>,
): CoreMessage & { readonly key: string } => {
  const label = params?.['label'];
  const named = label === undefined ? {} : { label: t(label) };
  return { kind: 'error', key, params: /_length$|_vi_format$/.test(key) ? { ...named, ...lengths(field) } : named };
};

/** The status of a field that the platform refused: a text of the site, or the platform's message (REG-80). */
export const errorStatus = ({ key, message, code }: Pick<ShownError, 'key' | 'message' | 'code'>): FieldStatus => ({
  ok: false,
  code,
  message: message === undefined ? { kind: 'error', key } : { kind: 'error', key, text: message },
});

/** The status of a phone or its code after an SMS was refused (REG-84). */
export const smsStatus = (code: string, { text }: SmsError): FieldStatus => ({
  ok: false,
  code,
  message: { kind: 'error', key: text },
});

/** A field that the platform accepts. */
export const accepted: FieldStatus = { ok: true, message: null, code: '' };
