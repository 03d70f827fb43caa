import { calls } from '@housefront/contract/calls';
import type { REGISTER_ERRORS, SMS_ERRORS } from '@housefront/contract/rules';
import type { LOGIN_CODES } from '@housefront/contract/features/session';
import type { Scenario } from './scenario.types.ts';

/** Calls of signing in, registering, money and the wheel whose every code is a scenario, by the beginning of its name. */
const refusable = {
  login: calls.login,
  captcha: calls.captcha,
  question: calls.doubleValidation,
  'question-skip': calls.doubleValidationSkip,
  'reset-proof': calls.recoveryVerify,
  'reset-password': calls.recoveryReset,
  register: calls.register,
  'register-check': calls.registerVerification,
  sms: calls.registerSms,
  bind: calls.bankAccountStore,
  deposit: calls.depositStore,
  withdrawal: calls.withdrawalStore,
  wheel: calls.rouletteInfo,
  spin: calls.rouletteSpin,
} as const;

/** Name of a scenario that refuses such a call. */
export type RefusalName =
  | `login-refused-${keyof typeof LOGIN_CODES}`
  | `${'register' | 'register-check'}-refused-${keyof typeof REGISTER_ERRORS | '303' | '555'}`
  | `sms-refused-${keyof typeof SMS_ERRORS | '555'}`
  | `${'bind' | 'captcha' | 'deposit' | 'withdrawal' | 'question' | 'question-skip' | 'reset-proof' | 'reset-password' | 'wheel' | 'spin'}-refused-${string}`;

/** A code that the contract does not name: the platform's message is shown. */
const UNNAMED = { '555': 'A code without a rule of its own.' };
/** The gap in the contact codes (REG-83x). */
const GAP = { '303': 'The code between those of the contacts, without a rule.' };

/** The question that a login from an unknown device comes with (AUTH-22). */
const question = { member_login_id: 'scenario', available_questions_count: 3, question: 'member_name' };

/** One scenario for each code of these calls. */
export const refusals: readonly Scenario[] = Object.entries(refusable).flatMap(([beginning, call]) => {
  const byCodeFull = beginning.startsWith('register');
  const codes: Readonly<Record<string, string>> = { ...call.codes, ...(byCodeFull && GAP), ...UNNAMED };
  return Object.entries(codes).map(([code, meaning]) => ({
    name: `${beginning}-refused-${code}`,
    title: `${call.name}: ${code}`,
    does: meaning,
    group: 'codes',
    effects: {
      faults: [
        {
          path: `/api${call.path}`,
          mode: 'code',
          code: byCodeFull ? '101' : code,
          message: `Refused by a scenario (${code})`,
          ...(byCodeFull && { codeFull: code }),
          ...(beginning === 'login' && code === '107' && { data: question }),
        },
      ],
    },
  }));
});
