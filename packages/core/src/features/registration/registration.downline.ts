import { downlineStore } from '@housefront/contract/features/agent-centre';
import {
  checkAll,
  commissionFault,
  downlineBody,
  downlinePlan,
  planOf,
  type DownlineExtras,
  type RegisterField,
  type RegistrationForm,
  type RegistrationPlan,
} from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CoreMessage } from '../../base/events.ts';
import { fetchSettings } from './registration.api.ts';
import { downlineRefusal } from './registration.codes.ts';
import { faultMessage } from './registration.messages.ts';
import type { FieldFault } from './registration.types.ts';

/** A member whom an agent registers (AGT-15x). */
export interface DownlineForm extends DownlineExtras {
  /** `memberAgent` has the agent, `memberCurrency` the agent's currency. */
  readonly values: RegistrationForm;
  readonly plan: RegistrationPlan;
}

/** Outcome: the id of the new member, or an error, at a field of the form or without one. */
export type DownlineOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly field: RegisterField | null; readonly message: CoreMessage };

/** The fields of a member whom an agent registers, by the settings of the agent's currency. Rejects with a `CallFailure`. */
export const fetchDownlinePlan = async (deps: FeatureDeps): Promise<RegistrationPlan> =>
  downlinePlan(planOf(await fetchSettings(deps), deps.site.getState().currency));

/** The rules that a form breaks, in the order of its fields, and the message key of a wrong commission (REG-53x). */
export const downlineFaults = (
  { config, i18n }: Pick<FeatureDeps, 'config' | 'i18n'>,
  form: DownlineForm,
): { readonly fields: readonly FieldFault[]; readonly commission: string | undefined } => {
  const { values, plan } = form;
  const context = { plan, currency: values.memberCurrency, phoneTenDigits: config.phoneTenDigits };
  return {
    fields: checkAll(values, context).map((failure) => ({
      field: failure.field,
      message: faultMessage(failure, i18n),
    })),
    commission: commissionFault(form),
  };
};

/**
 * Registers a member below the agent; the session of the agent does not change. Never rejects. Codes are read as those of a
 * registration (AGT-15x).
 */
export const registerDownline = async (
  { calls }: Pick<FeatureDeps, 'calls'>,
  { values, plan, ...extras }: DownlineForm,
): Promise<DownlineOutcome> => {
  const result = await calls.send(downlineStore, downlineBody(values, plan, extras), { silent: true });
  if (result.ok) return { ok: true, id: result.data.member_id };
  const { field, message } = downlineRefusal(result.error, plan);
  return { ok: false, field, message: message ?? { kind: 'error', key: 'error_generic' } };
};
