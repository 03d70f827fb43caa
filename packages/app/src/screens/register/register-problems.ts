import { messageText, type Core } from '@housefront/core';
import type { Registration, RegistrationState } from '@housefront/core/features/registration';
import type { Problem, Problems } from '../../forms/types.ts';
import type { RegisterInput, RegisterValues } from './registerFields.ts';

/** The part of a birthday that a message concerns (REG-47). */
const partOf: Readonly<Record<string, 'year' | 'month' | 'day'>> = {
  'signup.err_birthdayYear_blank': 'year',
  'signup.err_birthdayMonth_blank': 'month',
  'signup.err_birthdayDate_blank': 'day',
};

const problems = (found: readonly (readonly [string, Problem])[]): Problems<RegisterValues> =>
  Object.fromEntries(found) satisfies Partial<Record<RegisterInput, Problem>>;

/** Broken rules as problems of the form. */
export const faultProblems = (
  faults: ReturnType<Registration['faults']>,
  i18n: Core['i18n'],
): Problems<RegisterValues> =>
  problems(
    faults.map(({ field, message }) => {
      const part = partOf[message.key];
      return [field, { key: message.key, text: messageText(message, i18n), part }];
    }),
  );

/** The platform's results for the fields as problems of the form. */
export const statusProblems = (status: RegistrationState['status'], i18n: Core['i18n']): Problems<RegisterValues> =>
  problems(
    Object.entries(status).flatMap(([field, { message }]) =>
      message === null ? [] : [[field, { key: message.key ?? '', text: messageText(message, i18n) }] as const],
    ),
  );
