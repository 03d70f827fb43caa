import { refusalMessage } from '../../calls/call-outcome.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { Question } from './double-validation.types.ts';

/** The message for an empty answer, by question (AUTH-49x). */
export const emptyAnswerKey: Readonly<Record<Question, string>> = {
  name: 'signup.err_name_blank',
  identity: 'signup.err_identity_id',
  phone: 'signup.err_phone_blank',
  email: 'signup.err_email_blank',
  withdrawPassword: 'signup.err_withdrawPsw_blank',
};

/** Code table of the double-validation call; without an own rule the server's message decides (AUTH-42). */
export const answerRefusal = (error: CallError): CoreMessage | null =>
  refusalMessage(error, {
    '103': 'verify_failed',
    '104': 'verify_failed',
    '105': 'verify_failed',
    '106': 'ip_error',
    '205': 'verify_failed',
    '206': 'verify_failed',
    '998': 'double_validation_faild',
  });

/** Code table of skipping a question (AUTH-46). */
export const skipRefusal = (error: CallError): CoreMessage | null => refusalMessage(error, { '101': 'account_error' });
