import { readdirSync, readFileSync } from 'node:fs';
import {
  answerRefusal,
  skipRefusal,
} from '../../packages/core/src/features/double-validation/double-validation.codes.ts';
import { resetRefusal, verifyRefusal } from '../../packages/core/src/features/recovery/recovery.codes.ts';
import { loginRefusal } from '../../packages/core/src/features/session/session.codes.ts';
import { describeError } from '../../packages/core/src/call-message.ts';
import type { CoreMessage } from '../../packages/core/src/events.ts';
import type { CallError } from '../../packages/core/src/adapters/call-types.ts';
import { calls } from '../../packages/contract/src/calls.ts';
import type { AnyCall } from '../../packages/contract/src/endpoint.ts';
import { readRegisterError, readSmsError } from '../../packages/contract/src/rules/index.ts';

/** Where the table is kept. */
export const tableFile = new URL('../../docs/identity-codes.md', import.meta.url);

const localeFolder = new URL('../../packages/core/src/i18n/locales/en_US/', import.meta.url);

/** A code of a call of sign-in, recovery, double validation or registration, and what a visitor gets of it. */
export interface CodeLine {
  readonly code: string;
  /** The platform's meaning, from the contract. */
  readonly meaning: string;
  /** Key of the text, or null for the platform's own words. */
  readonly key: string | null;
  /** English text of the key; '' when it has none. */
  readonly text: string;
  /** Where it is shown, and what else happens. */
  readonly effect: string;
}

/** The codes of one call. */
export interface CallCodes {
  readonly title: string;
  readonly path: string;
  readonly lines: readonly CodeLine[];
}

/** A code that no table names: what every other code leads to. */
const OTHER = '777';
const WORDS = 'the words of the platform';

const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(localeFolder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const found: unknown = JSON.parse(readFileSync(new URL(file, localeFolder), 'utf8'));
      return typeof found === 'object' && found !== null ? Object.entries(found) : [];
    })
    .map(([key, text]) => [key, String(text)]),
);

interface Outcome {
  readonly key: string | null;
  readonly effect: string;
}

const refusedWith = (code: string): CallError => ({ kind: 'refused', code, codeFull: code, message: WORDS });

const shown = (message: CoreMessage | null, effect: string): Outcome => ({
  key: message?.key ?? null,
  effect: message?.suffix === undefined ? effect : `${effect}; the text ends with${message.suffix}`,
});

const nextStep = {
  stay: 'message in the form; captcha anew, account and password stay',
  question: 'message; the security question opens',
  reset: 'no message; the password reset opens with the account filled in, nothing is signed in',
} as const;

const places: Readonly<Record<string, string>> = {
  memberAccount: 'account',
  memberName: 'name',
  memberPhone: 'phone',
  memberEmail: 'e-mail',
  phoneVerify: 'SMS code',
  identityId: 'identity id',
  verifyCode: 'captcha',
  memberQq: 'qq',
  memberSkype: 'skype',
  memberWechat: 'wechat',
  memberZalo: 'zalo',
  memberFb: 'fb',
  memberTelegram: 'telegram',
  memberWhatsApp: 'whatsapp',
  introducer: 'introducer',
};
const at = (place: string) => (place === 'toast' ? 'toast' : `at the field ${places[place] ?? place}`);
const all = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('; ');

function registering(code: string): Outcome {
  const { place, key, message, clearsReferral, closesRecommend } = readRegisterError(refusedWith(code));
  return {
    key: message === undefined ? key : null,
    effect: all(
      at(place),
      clearsReferral && 'the referral link is forgotten and the introducer can be edited',
      closesRecommend && 'recommending is switched off on the page',
    ),
  };
}

function sms(code: string): Outcome {
  const { place, text, startsCountdown, offersService } = readSmsError(code);
  return {
    key: text,
    effect: all(
      at(place),
      startsCountdown ? 'the countdown of 300 s starts all the same' : 'no countdown',
      offersService && 'with a link to customer service',
    ),
  };
}

function resetting(code: string): Outcome {
  const { message, again } = resetRefusal(refusedWith(code));
  return shown(message, again ? 'back to step 1 with a new captcha: the proof is spent' : 'message, step 2 stays');
}

const login = (code: string): Outcome => {
  const { message, next } = loginRefusal(refusedWith(code));
  return next === 'reset' ? { key: '', effect: nextStep.reset } : shown(message, nextStep[next]);
};

const captcha = (code: string): Outcome =>
  code === '101'
    ? { key: '', effect: 'no message; asked again after 1000 ms, then a tile to reload it' }
    : { key: '', effect: 'no message; a tile to reload it' };

const parts: readonly (readonly [title: string, call: AnyCall, outcome: (code: string) => Outcome])[] = [
  ['Captcha', calls.captcha, captcha],
  ['Sign-in', calls.login, login],
  [
    'Security question: answer',
    calls.doubleValidation,
    (code) => shown(answerRefusal(refusedWith(code)), 'message; answer and captcha emptied, captcha anew'),
  ],
  ['Security question: skip', calls.doubleValidationSkip, (code) => shown(skipRefusal(refusedWith(code)), 'message')],
  [
    'Password reset: proof of identity',
    calls.recoveryVerify,
    (code) => shown(verifyRefusal(refusedWith(code)), 'message; captcha anew'),
  ],
  ['Password reset: new password', calls.recoveryReset, resetting],
  ['Change of the login password', calls.editPassword, (code) => shown(describeError(refusedWith(code)), 'message')],
  [
    'Change of the withdrawal password',
    calls.editWithdrawPassword,
    (code) => shown(describeError(refusedWith(code)), 'message'),
  ],
  ['Registration: check of a field', calls.registerVerification, registering],
  ['Registration', calls.register, registering],
  ['Registration: SMS', calls.registerSms, sms],
];

/** Every code of the identity calls with its effect, read from the maps that the site itself uses. */
export function identityCodes(): readonly CallCodes[] {
  return parts.map(([title, call, outcome]) => ({
    title,
    path: `/api${call.path}`,
    lines: [...Object.entries(call.codes), [OTHER, 'Any other code.'] as const].map(([code, meaning]) => {
      const { key, effect } = outcome(code);
      const text = key === null || key === '' ? '' : (texts.get(key) ?? '');
      return { code: code === OTHER ? 'others' : code, meaning, key, text, effect };
    }),
  }));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The table as it should be on disk. */
export function identityTable(codes: readonly CallCodes[] = identityCodes()): string {
  const sections = codes.map(({ title, path, lines }) =>
    [
      `## ${title}`,
      '',
      `\`${path}\``,
      '',
      '| code | meaning | text | effect |',
      '| --- | --- | --- | --- |',
      ...lines.map(({ code, meaning, key, effect }) => {
        const words = key === null ? WORDS : key === '' ? '–' : `\`${key}\``;
        return `| ${code} | ${cell(meaning)} | ${cell(words)} | ${cell(effect)} |`;
      }),
    ].join('\n'),
  );
  return `# Codes of signing in, recovering and registering

Written by \`npm run docs:api\` from the code maps; do not edit. Success is 100 or 1000 everywhere. Registration goes by \`codeFull\`, and by \`code\` where there is none. Where the platform has no words, a generic text with the code is shown. Each code is a scenario of the sandbox ([how to](how-to/run-the-sandbox.md)).

${sections.join('\n\n')}
`;
}
