import { settingNames, wireNames } from '../../packages/contract/src/rules/forms/values.ts';
import {
  downlinePlan,
  planOf,
  profilePlan,
  type RegistrationPlan,
  type SettingEntry,
} from '../../packages/contract/src/rules/index.ts';

const CURRENCY = 'USD';

/** Settings of a currency that shows every field everywhere and verifies the phone. */
const everything: readonly SettingEntry[] = Object.entries(wireNames).map(([field, name]) => ({
  name: new Map<string, string>(Object.entries(settingNames)).get(field) ?? name,
  currency: CURRENCY,
  is_display: true,
  is_required: true,
  is_unique: false,
  is_member_center: true,
  is_verification: true,
  is_member_center_verification: true,
}));

/** A profile in which nothing is filled in yet. */
export const wholeProfile: RegistrationPlan = profilePlan(everything, CURRENCY, () => false);

/** A member whom an agent registers, with every field that such a form can have. */
export const wholeDownline: RegistrationPlan = downlinePlan(planOf(everything, CURRENCY));
