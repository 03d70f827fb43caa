import { describeError } from '../../calls/call-message.ts';
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

const keys: ReadonlyMap<string, string> = new Map([
  ['103', 'verify_failed'],
  ['104', 'verify_failed'],
  ['105', 'verify_failed'],
  ['106', 'ip_error'],
  ['205', 'verify_failed'],
  ['206', 'verify_failed'],
  ['998', 'double_validation_faild'],
]);

const own = (error: CallError, key: string | undefined): CoreMessage | null =>
  error.kind === 'refused' && key !== undefined ? { kind: 'error', key } : describeError(error);

/** Code table of the double-validation call; without an own rule the server's message decides (AUTH-42). */
export const answerRefusal = (error: CallError): CoreMessage | null =>
  own(error, error.code === undefined ? undefined : keys.get(error.code));

/** Code table of skipping a question (AUTH-46). */
export const skipRefusal = (error: CallError): CoreMessage | null =>
  own(error, error.code === '101' ? 'account_error' : undefined);
