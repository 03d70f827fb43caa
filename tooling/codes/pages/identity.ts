import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { readRegisterError, readSmsError } from '../../../packages/contract/src/rules/index.ts';
import {
  answerRefusal,
  skipRefusal,
} from '../../../packages/core/src/features/double-validation/double-validation.codes.ts';
import { passkeyLoginRefusal } from '../../../packages/core/src/features/passkeys/passkeys.codes.ts';
import {
  recoverySmsRefusal,
  resetRefusal,
  verifyRefusal,
} from '../../../packages/core/src/features/recovery/recovery.codes.ts';
import { codeRefusal } from '../../../packages/core/src/features/second-factor/second-factor.codes.ts';
import { captchaRefusal } from '../../../packages/core/src/features/session/session.captcha.codes.ts';
import { loginRefusal } from '../../../packages/core/src/features/session/session.codes.ts';
import { again, all, part, quiet, refusedWith, shown, type CallsOfPage, type Outcome } from '../outcomes.ts';
import { at } from '../places.ts';

const nextStep = {
  stay: 'message in the form; new captcha, account and password stay',
  question: 'message; the security question opens',
  code: 'no message; a code of the authenticator app is asked for',
  reset: 'no message; the password reset opens with the account filled in, nothing is signed in',
} as const;

const login = (code: string): Outcome => {
  // Code 108 has the login that waits for a code.
  const data = code === '108' ? { member_login_id: '1' } : undefined;
  const { message, next } = loginRefusal({ ...refusedWith(code), data });
  return shown(message, nextStep[next]);
};

const byPasskey = (code: string): Outcome => {
  const { message, next } = passkeyLoginRefusal(refusedWith(code));
  return shown(message, next === 'reset' ? nextStep.reset : 'message; the account field offers passkeys again');
};

const captcha = (code: string): Outcome => {
  const { message, isTooSoon } = captchaRefusal(refusedWith(code));
  return shown(
    message,
    isTooSoon ? 'no message; asked again after 1000 ms, then a tile to reload it' : 'no message; a tile to reload it',
  );
};

const resetting = (code: string): Outcome => {
  const { message, again: isSpent } = resetRefusal(refusedWith(code));
  return shown(message, isSpent ? 'back to step 1 with a new captcha: the proof is spent' : 'message, step 2 stays');
};

const registering = (code: string): Outcome => {
  const { place, key, message, clearsReferral, closesRecommend } = readRegisterError(refusedWith(code));
  return {
    key: message === undefined ? key : null,
    effect: all(
      at(place),
      clearsReferral && 'the referral link is forgotten and the introducer can be edited',
      closesRecommend && 'recommending is switched off on the page',
    ),
  };
};

const sms = (code: string): Outcome => {
  const { place, text, startsCountdown, offersService } = readSmsError(code);
  return {
    key: text,
    effect: all(
      at(place),
      startsCountdown ? 'the countdown of 300 s starts all the same' : 'no countdown',
      offersService && 'with a link to customer service',
    ),
  };
};

const recoverySms = (code: string): Outcome => {
  const { message, rests } = recoverySmsRefusal(refusedWith(code));
  return shown(message, rests ? 'message; the countdown of 300 s starts all the same' : 'message; no countdown');
};

/** Signing in, recovering and registering. */
export const identity: CallsOfPage = {
  title: 'Signing in, recovering and registering',
  parts: [
    part('Captcha', calls.captcha, captcha),
    part('Sign-in', calls.login, login),
    quiet('Sign-in by passkey: challenge', calls.passkeyLoginOptions, 'the account field offers no passkeys'),
    part('Sign-in by passkey', calls.passkeyLogin, byPasskey),
    part('Second factor: code', calls.secondFactorLogin, (code) => {
      const { message, next } = codeRefusal(refusedWith(code));
      return shown(message, next === 'start' ? 'message; the sign-in opens again' : 'message; the code is emptied');
    }),
    part('Security question: answer', calls.doubleValidation, (code) =>
      shown(answerRefusal(refusedWith(code)), 'message; answer and captcha emptied, new captcha'),
    ),
    part('Security question: skip', calls.doubleValidationSkip, (code) =>
      shown(skipRefusal(refusedWith(code)), 'message'),
    ),
    part('Password reset: proof of identity', calls.recoveryVerify, (code) =>
      shown(verifyRefusal(refusedWith(code)), 'message; new captcha'),
    ),
    part('Password reset: SMS', calls.registerSms, recoverySms),
    part('Password reset: new password', calls.recoveryReset, resetting),
    part('Registration: check of a field', calls.registerVerification, registering),
    part('Registration', calls.register, registering),
    part('Registration: SMS', calls.registerSms, sms),
    quiet('Settings of the registration', calls.registerSettings, 'the form has the fields that it always has'),
    again('Terms of service', calls.serviceAgreement),
    quiet(
      'Check of a referral link',
      calls.registerValidMessage,
      'the introducer of the link is taken, and can be edited',
    ),
    quiet('Agent of a link', calls.memberInfo, 'the currency is chosen as without the agent'),
    quiet('Agent of the domain', calls.checkAgentDomain, 'the agent that is remembered counts'),
    quiet('Picture of the registration', calls.registerBackground, 'the picture of the template is shown'),
    quiet('Sign-out', calls.logout, 'the visitor is signed out all the same'),
  ],
};
