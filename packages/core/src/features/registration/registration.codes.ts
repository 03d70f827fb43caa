import { readRegisterError, type RegisterField, type RegistrationPlan } from '@housefront/contract/rules';
import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';
import { needsProof } from '../../calls/sendProven.ts';
import { errorStatus } from './registration.messages.ts';

/** The effect of a refusal in a form with some of the fields of a registration. */
export interface FormRefusal {
  /** The field that shows the message; null for a toast. */
  readonly field: RegisterField | null;
  readonly message: CoreMessage | null;
  readonly code: string;
}

/** Code table of a registration by an agent: that of registrations, limited to the fields of the form (AGT-15x). */
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

/**
 * As {@link downlineRefusal} for the profile. The call is only proposed; without it, customer service changes profiles. A
 * proof of identity that is still missing has the words of the platform (MEM-06x).
 */
export const profileRefusal = (error: CallError, plan: RegistrationPlan): FormRefusal => {
  const { code } = error;
  if (code === '404') return { field: null, message: { kind: 'info', key: 'account.details_by_service' }, code };
  return needsProof(error) ? { field: null, message: describeError(error), code } : downlineRefusal(error, plan);
};
