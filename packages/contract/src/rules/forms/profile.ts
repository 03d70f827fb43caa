import { wireValue, type WireFields } from './body.ts';
import { displayedFields, planOf, type FieldPlan, type RegistrationPlan, type SettingEntry } from './plan.ts';
import { CONTACT_FIELDS, wireNames, type RegisterField, type RegistrationForm } from './values.ts';

/** Fields of the profile form (MEM-05). */
export const PROFILE_FIELDS = [
  'memberName',
  'memberEmail',
  'memberBirthday',
  'memberPhone',
  ...CONTACT_FIELDS,
  'withdrawPassword',
  'identityId',
] as const satisfies readonly RegisterField[];

/** A field of the profile form. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const isProfileField = (field: string): field is ProfileField => PROFILE_FIELDS.some((one) => one === field);

/** Fields that the settings of a currency show in the member centre, in the order of the settings (MEM-06x). */
export const profileFields = (settings: readonly SettingEntry[], currency: string): readonly ProfileField[] => {
  const plan = planOf(settings, currency);
  return Object.keys(plan)
    .filter(isProfileField)
    .filter((field) => plan[field].memberCenter);
};

/**
 * The fields of the profile form: those that the settings show in the member centre and that have no value yet. None is
 * required. A phone that has to be verified there has an SMS code. The withdrawal password has its own form and call
 * (MEM-06x).
 * @param isFilled whether the profile has a value of a field
 */
export function profilePlan(
  settings: readonly SettingEntry[],
  currency: string,
  isFilled: (field: ProfileField) => boolean,
): RegistrationPlan {
  const plan = planOf(settings, currency);
  const open = new Set<string>(
    profileFields(settings, currency).filter((field) => field !== 'withdrawPassword' && !isFilled(field)),
  );
  if (open.has('memberPhone') && plan.memberPhone.memberCenterVerified) open.add('phoneVerify');
  const shown = Object.entries<FieldPlan>(plan).map(([field, entry]) => [
    field,
    { ...entry, displayed: open.has(field), required: false },
  ]);
  return { ...plan, ...Object.fromEntries(shown) };
}

/** The values of a profile form in wire names: those that were filled in, a code only together with its phone (MEM-06x). */
export function profileBody(values: RegistrationForm, plan: RegistrationPlan): WireFields {
  const given = displayedFields(plan).flatMap((field) => {
    if (field === 'siteId' || field === 'agreement') return [];
    const value = field === 'phoneVerify' && values.memberPhone === '' ? '' : wireValue(field, values);
    return value === '' ? [] : [[wireNames[field], value]];
  });
  return Object.fromEntries(given);
}
