import { settingNames, wireNames, type RegisterField, type RegistrationForm } from './values.ts';

/** The used part of a settings entry, as parsed by the contract. */
export interface SettingEntry {
  readonly name: string;
  readonly currency: string;
  readonly is_display: boolean;
  readonly is_required: boolean;
  readonly is_unique: boolean;
  readonly is_member_center: boolean;
  readonly is_verification: boolean;
  readonly is_member_center_verification: boolean;
}

/** The settings of a field in one currency (REG-09). */
export interface FieldPlan {
  readonly displayed: boolean;
  readonly required: boolean;
  /** No two members may have the same value; checked against the server. */
  readonly unique: boolean;
  /** Shown in the member center. */
  readonly memberCenter: boolean;
  /** Needs verification: an SMS code in the case of the phone. */
  readonly verified: boolean;
  /** Needs verification in the member center; the phone only. */
  readonly memberCenterVerified: boolean;
}

/** The plan of all fields. The keys are in the order in which the form shows the fields (REG-11x). */
export type RegistrationPlan = Readonly<Record<RegisterField, FieldPlan>>;

const off: FieldPlan = {
  displayed: false,
  required: false,
  unique: false,
  memberCenter: false,
  verified: false,
  memberCenterVerified: false,
};
const always: FieldPlan = { ...off, displayed: true, required: true };

const isField = (name: string): name is RegisterField => name === 'agreement' || Object.hasOwn(wireNames, name);
const fields: readonly RegisterField[] = [...Object.keys(wireNames), 'agreement'].filter(isField);

/** Fields that do not depend on settings. */
const UNPLANNED: ReadonlySet<RegisterField> = new Set([
  'siteId',
  'memberCurrency',
  'captchaToken',
  'phoneVerify',
  'agreement',
]);

const fieldOfSetting: ReadonlyMap<string, RegisterField> = new Map(
  fields
    .filter((field): field is Exclude<RegisterField, 'agreement'> => !UNPLANNED.has(field) && field !== 'agreement')
    .map((field) => [settingNames[field] ?? wireNames[field], field]),
);

/** Whether a currency has its own settings (REG-04x). */
export const hasSettings = (settings: readonly SettingEntry[], currency: string): boolean =>
  settings.some((entry) => entry.currency === currency);

const planOfEntry = (field: RegisterField, entry: SettingEntry): FieldPlan => ({
  displayed: entry.is_display,
  required: entry.is_required,
  unique: entry.is_unique,
  memberCenter: entry.is_member_center,
  verified: entry.is_verification,
  memberCenterVerified: field === 'memberPhone' && entry.is_member_center_verification,
});

/**
 * The fields that the form of a currency shows and requires. Account, password and agreement are always shown and required;
 * settings do not change that. The SMS code is shown with a phone that needs verification. Without settings only these and
 * the captcha are shown. A later entry of a name replaces an earlier one (REG-11x).
 */
export function planOf(settings: readonly SettingEntry[], currency: string): RegistrationPlan {
  const own = settings.filter((entry) => entry.currency === currency);
  const found = new Map<RegisterField, FieldPlan>();
  for (const entry of own) {
    const field = fieldOfSetting.get(entry.name);
    if (field !== undefined) found.set(field, planOfEntry(field, entry));
  }
  const captcha = own.length === 0 ? always : (found.get('verifyCode') ?? off);
  const phone = found.get('memberPhone') ?? off;
  const code: FieldPlan =
    phone.displayed && phone.verified ? { ...off, displayed: true, required: phone.required } : off;
  found.delete('verifyCode');
  const ordered: [RegisterField, FieldPlan][] = [];
  const put = (field: RegisterField, plan: FieldPlan) => ordered.push([field, plan]);
  put('memberCurrency', always);
  for (const field of ['memberAccount', 'password'] as const) if (!found.has(field)) put(field, always);
  for (const [field, plan] of found) {
    const forced = field === 'memberAccount' || field === 'password';
    put(field, forced ? { ...plan, displayed: true, required: true } : plan);
    if (field === 'memberPhone') put('phoneVerify', code);
  }
  put('verifyCode', captcha);
  put('agreement', always);
  return complete(new Map(ordered));
}

/** The fields that a plan shows, in the order of the form. */
export const displayedFields = (plan: RegistrationPlan): readonly RegisterField[] =>
  Object.keys(plan)
    .filter(isField)
    .filter((field) => plan[field].displayed);

/**
 * The form after a change of plan: fields that are no longer shown are emptied, including birthday and SMS code. Site,
 * currency and captcha token stay (REG-13).
 */
export function withoutHidden<Form extends RegistrationForm>(form: Form, plan: RegistrationPlan, empty: Form): Form {
  const keep = new Set<RegisterField>([...displayedFields(plan), 'siteId', 'memberCurrency', 'captchaToken']);
  const hidden = fields.filter((field) => !keep.has(field));
  return { ...form, ...Object.fromEntries(hidden.map((field) => [field, empty[field]])) };
}

/** All fields: the known ones first, in their order. */
const complete = (known: ReadonlyMap<RegisterField, FieldPlan>): RegistrationPlan =>
  // `fields` are all keys of the type.
  Object.fromEntries([
    ...known,
    ...fields.filter((field) => !known.has(field)).map((field) => [field, off]),
  ]) as RegistrationPlan;
