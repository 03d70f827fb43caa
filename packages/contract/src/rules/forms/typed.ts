import { foldCode, foldNumber } from '../typed/digits.ts';
import { foldName } from '../typed/typed-name.ts';
import { foldContact, foldPhone } from '../typed/typed-phone.ts';
import { CONTACT_FIELDS, type RegisterField } from './values.ts';

const folds: Readonly<Partial<Record<RegisterField, (typed: string, currency: string) => string>>> = {
  ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, foldContact])),
  memberName: foldName,
  memberPhone: foldPhone,
  identityId: foldCode,
  phoneVerify: foldNumber,
  verifyCode: foldCode,
};

/** A field of a registration or a profile in the form that is shown and sent (FLD-07). */
export const foldField = (field: RegisterField, typed: string, currency: string): string =>
  folds[field]?.(typed, currency) ?? typed;
