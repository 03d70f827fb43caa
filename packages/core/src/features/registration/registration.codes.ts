import { readRegisterError, type RegisterField, type RegistrationPlan } from '@housefront/contract/rules';
import { describeError } from '../../call-message.ts';
import type { CallError } from '../../adapters/call-types.ts';
import type { CoreMessage } from '../../events.ts';
import { errorStatus } from './registration.messages.ts';

/** The effect of a refusal in a form with some of the fields of a registration. */
export interface FormRefusal {
  /** Where it is said; null: in passing. */
  readonly field: RegisterField | null;
  readonly message: CoreMessage | null;
  readonly code: string;
}

/** Code table of a registration by an agent: that of registrations, at the fields that the form shows (AGT-15x). */
export const downlineRefusal = (error: CallError, plan: RegistrationPlan): FormRefusal => {
  if (error.kind !== 'refused') return { field: null, message: describeError(error), code: error.code };
  const shown = readRegisterError(error);
  const { place } = shown;
  const { code, message } = errorStatus(shown);
  return {
    field: place !== 'toast' && place !== 'introducer' && plan[place].displayed ? place : null,
    message,
    code,
  };
};

/** As {@link downlineRefusal} for the profile. It is a proposed call: a platform without it leaves that to customer service (MEM-06x). */
export const profileRefusal = (error: CallError, plan: RegistrationPlan): FormRefusal =>
  error.code === '404'
    ? { field: null, message: { kind: 'info', key: 'account.details_by_service' }, code: error.code }
    : downlineRefusal(error, plan);
