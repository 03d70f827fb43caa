import { CONTACT_FIELDS, type RegisterField, type RegistrationPlan } from '@housefront/contract/rules';
import type { Introducer } from './registration.types.ts';

/** Fields that the platform checks when they are left; contacts only where they have to be unique (REG-64x). */
const CHECKED: ReadonlySet<RegisterField> = new Set([
  'memberAccount',
  'memberName',
  'memberEmail',
  'memberPhone',
  'identityId',
  'phoneVerify',
  'memberAgent',
  'recommendCode',
]);
const CONTACTS: ReadonlySet<RegisterField> = new Set(CONTACT_FIELDS);

/** A field that /register/verification can be asked about. */
export type CheckedField = Exclude<
  RegisterField,
  'siteId' | 'memberCurrency' | 'captchaToken' | 'verifyCode' | 'agreement' | 'password' | 'checkPassword'
>;

/** Whether the platform checks a field on its own (REG-64x). */
export const isChecked = (plan: RegistrationPlan, field: RegisterField): field is CheckedField =>
  plan[field].displayed && (CHECKED.has(field) || (CONTACTS.has(field) && plan[field].unique));

/** Fields to check again in another currency: unique ones, the phone and the introducer (REG-14). */
export const recheckedFields = (plan: RegistrationPlan, introducer: Introducer): readonly CheckedField[] =>
  // The keys of a plan are its fields.
  (Object.keys(plan) as RegisterField[]).filter(
    (field): field is CheckedField =>
      isChecked(plan, field) && (plan[field].unique || field === 'memberPhone' || field === introducer.field),
  );

/**
 * The plan with one input for the introducer: the recommend code while that feature is on, otherwise the agent. A value from
 * a link or domain is always shown (REG-33x).
 */
export const withIntroducer = (
  plan: RegistrationPlan,
  { field, locked }: Introducer,
  recommendOn: boolean,
): RegistrationPlan => {
  const { memberAgent: agent, recommendCode: code } = plan;
  const wanted = [agent, ...(recommendOn ? [code] : [])].filter(({ displayed }) => displayed);
  const own = plan[field];
  const shown = {
    ...own,
    displayed: locked || wanted.length > 0,
    required: wanted.some(({ required }) => required),
  };
  const hidden = { ...own, displayed: false, required: false };
  return {
    ...plan,
    memberAgent: field === 'memberAgent' ? shown : hidden,
    recommendCode: field === 'recommendCode' ? shown : hidden,
  };
};
