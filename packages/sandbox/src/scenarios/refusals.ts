import { calls } from '@housefront/contract/calls';
import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import type { AnyCall } from '@housefront/contract/endpoint';
import type { REGISTER_ERRORS, SMS_ERRORS } from '@housefront/contract/rules';
import type { LOGIN_CODES } from '@housefront/contract/features/session';
import type { Scenario } from './scenario.types.ts';

/** Keeps the names of calls, and of the calls what all have. */
const tableOf = <Name extends string>(table: Readonly<Record<Name, AnyCall>>) => table;

/** Calls with a scenario for each of their codes, by name prefix: all calls with codes. */
const refusable = tableOf({
  login: calls.login,
  captcha: calls.captcha,
  question: calls.doubleValidation,
  'question-skip': calls.doubleValidationSkip,
  'reset-proof': calls.recoveryVerify,
  'reset-password': calls.recoveryReset,
  register: calls.register,
  'register-check': calls.registerVerification,
  sms: calls.registerSms,
  'factor-setup': calls.secondFactorSetup,
  'factor-store': calls.secondFactorStore,
  'factor-codes': calls.recoveryCodesStore,
  'factor-remove': calls.secondFactorDestroy,
  'factor-login': calls.secondFactorLogin,
  'device-end': calls.deviceEnd,
  'passkey-challenge': calls.passkeyOptions,
  'passkey-add': calls.passkeyStore,
  'passkey-rename': calls.passkeyRename,
  'passkey-remove': calls.passkeyDestroy,
  'passkey-login': calls.passkeyLogin,
  'limit-confirm': calls.limitConfirm,
  'limit-decline': calls.limitDecline,
  review: calls.reviewStore,
  break: calls.breakStore,
  exclusion: calls.exclusionStore,
  panic: calls.panic,
  'sums-read': calls.sumsRead,
  'check-store': calls.checkStore,
  'check-answer': calls.checkAnswer,
  payout: calls.payoutStore,
  'opt-in': calls.promotionOptIn,
  'marketing-store': calls.marketingStore,
  'funds-read': calls.fundsRead,
  'push-store': calls.pushStore,
  'push-renew': calls.pushRenew,
  reauthentication: calls.reauthenticate,
  play: calls.play,
  demo: calls.demoPlay,
  'lobby-games': calls.lobbyGames,
  favourites: calls.favoriteStore,
  recall: calls.balanceAllBack,
  'get-back': calls.balanceGetBack,
  bind: calls.bankAccountStore,
  deposit: calls.depositStore,
  withdrawal: calls.withdrawalStore,
  'withdrawal-cancel': calls.withdrawalCancel,
  profile: calls.profileEdit,
  password: calls.editPassword,
  'withdraw-password': calls.editWithdrawPassword,
  envelope: calls.redEnvelopeClaim,
  wheel: calls.rouletteInfo,
  spin: calls.rouletteSpin,
  'application-check': calls.applyForAgentCheck,
  application: calls.applyForAgent,
  downline: calls.downlineStore,
  transfer: calls.agentTransfer,
});

type Beginning = keyof typeof refusable;

/** Prefixes with typed codes. */
type Typed = 'login' | 'register' | 'register-check' | 'sms';

/** Name of a scenario that refuses such a call. */
export type RefusalName =
  | `login-refused-${keyof typeof LOGIN_CODES}`
  | `${'register' | 'register-check'}-refused-${keyof typeof REGISTER_ERRORS | '303' | '555'}`
  | `sms-refused-${keyof typeof SMS_ERRORS | '555'}`
  | `${Exclude<Beginning, Typed>}-refused-${string}`;

/** The scenario code for codes that the contract does not list. */
export const UNNAMED_CODE = '555';

/** A code that the contract does not list: the platform's message is shown. */
const UNNAMED = { [UNNAMED_CODE]: 'A code without a rule of its own.' };
/** The gap between the contact codes (REG-83x). */
const GAP = { '303': 'The code between those of the contacts, without a rule.' };

/** Calls that send their code in `codeFull`, beside 101 (REG-83x). */
const byCodeFull: ReadonlySet<string> = new Set(['register', 'register-check', 'profile', 'downline']);

/** The question of a login from an unknown device (AUTH-22). */
const question = { member_login_id: 'scenario', available_questions_count: 3, question: 'member_name' };

/** Prefix of the names of a call's scenarios; undefined for one without codes, which `refused@{path}` refuses. */
export const beginningOf = ({ name }: AnyCall): string | undefined =>
  Object.entries<AnyCall>(refusable).find(([, call]) => call.name === name)?.[0];

/** One scenario for each code of these calls. */
export const refusals: readonly Scenario[] = Object.entries<AnyCall>(refusable).flatMap(([beginning, call]) => {
  const full = byCodeFull.has(beginning);
  const codes: Readonly<Record<string, string>> = { ...call.codes, ...(full && GAP), ...UNNAMED };
  return Object.entries(codes).map(([code, meaning]) => {
    // Of the profile 109 is no fault of a field: it comes without `codeFull`.
    const isFull = full && !(beginning === 'profile' && code === REAUTHENTICATE);
    return {
      name: `${beginning}-refused-${code}`,
      title: `${call.name}: ${code}`,
      does: meaning,
      group: 'codes',
      call: call.name,
      effects: {
        faults: [
          {
            path: `/api${call.path}`,
            mode: 'code',
            code: isFull ? '101' : code,
            message: `Refused by a scenario (${code})`,
            ...(isFull && { codeFull: code }),
            ...(beginning === 'login' && code === '107' && { data: question }),
            ...(beginning === 'login' && code === '108' && { data: { member_login_id: 'scenario' } }),
          },
        ],
      },
    };
  });
});
