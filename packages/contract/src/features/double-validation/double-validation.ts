import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { PAUSE_CODES } from '../../calls/protection-codes.ts';
import { dataObject, id, idOrNull, outId, wholeOrNull, orNull } from '../../wire/wire.ts';
import { deviceInfo, loginDataSchema } from '../session/session.ts';

/** Columns a security question can ask for (AUTH-38). */
export const QUESTION_COLUMNS = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
] as const;
/** A column a security question asks for. */
export type QuestionColumn = (typeof QUESTION_COLUMNS)[number];

/** Questions that a member starts with when the platform gives no count (AUTH-41). */
export const QUESTION_COUNT = 3;

/** The security question: data of login code 107 and of a successful skip (AUTH-48x). */
export const securityQuestionSchema = z.object({
  member_login_id: id,
  available_questions_count: z.pipe(
    wholeOrNull,
    z.transform((value) => value ?? QUESTION_COUNT),
  ),
  /** Null when there is none left: login must be started again. */
  question: orNull(z.enum(QUESTION_COLUMNS)),
});
/** Question that a sign-in on an unknown device has to answer. */
export type SecurityQuestion = z.output<typeof securityQuestionSchema>;

/** Reads the question from the data of login code 107; null when there is none. */
export function readSecurityQuestion(data: unknown): SecurityQuestion | null {
  const result = z.safeParse(securityQuestionSchema, data);
  return result.success ? result.data : null;
}

/** Answers the security question; success is a login (AUTH-47x). */
export const doubleValidation = defineCall({
  name: 'doubleValidation',
  path: '/login/double_validation',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    member_login_id: outId,
    answer: z.string(),
    captcha_answer: z.string(),
    captcha_token: z.string(),
    ...deviceInfo,
  }),
  response: loginDataSchema,
  codes: {
    '101': 'Refused; the message says why.',
    '102': 'Refused; the message says why.',
    '103': 'Answer or captcha wrong.',
    '104': 'Answer or captcha wrong.',
    '105': 'Answer or captcha wrong.',
    '106': 'Address not allowed.',
    '202': 'Refused; the message says why.',
    '205': 'Answer or captcha wrong.',
    '206': 'Answer or captcha wrong.',
    '998': 'Double validation failed.',
    ...PAUSE_CODES,
  },
  summary: 'Answers the security question of a login from an unknown device.',
  rows: ['APIM-05', 'APIM-44x', 'AUTH-47x'],
});

/** Asks for another question. */
export const doubleValidationSkip = defineCall({
  name: 'doubleValidationSkip',
  path: '/login/double_validation/skip',
  auth: 'none',
  mutates: true,
  request: z.strictObject({ member_login_id: outId }),
  response: dataObject({ ...securityQuestionSchema.shape, member_login_id: idOrNull }),
  codes: { '101': 'Account wrong.' },
  summary: 'Skips the security question; success gives the next one.',
  rows: ['APIM-06', 'AUTH-46', 'AUTH-48x'],
});
