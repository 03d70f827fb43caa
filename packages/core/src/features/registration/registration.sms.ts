import { readSmsError, type SmsError } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { SmsState } from './registration.types.ts';

/** Seconds between two SMS (REG-39). */
export const SMS_WAIT_SECONDS = 300;

/** Outcome of sending. */
export type SmsOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly error: SmsError };

/** Sends codes, and counts until the next one may be sent. */
export interface SmsSender {
  readonly send: (phone: string, currency: string) => Promise<SmsOutcome>;
  readonly dispose: () => void;
}

/**
 * Creates the sender. The end of the wait is kept for the tab, so that the countdown continues after a reload or in a
 * reopened form (REG-40x).
 */
export const createSmsSender = (
  deps: Pick<FeatureDeps, 'calls' | 'ports' | 'site'>,
  report: (state: SmsState) => void,
): SmsSender => {
  const { clock, platformClock, storage } = deps.ports;
  let sending = false;
  let disposed = false;
  let stopTicking: () => void = () => undefined;
  const secondsLeft = () => {
    const until = storage.get('smsWaitUntil') ?? 0;
    // A clock that was set back, or a changed value in storage, never extends the wait beyond the rule.
    return Math.min(SMS_WAIT_SECONDS, Math.max(0, Math.ceil((until - platformClock.now()) / 1000)));
  };
  const show = () => {
    const left = secondsLeft();
    report({ sending, secondsLeft: left });
    if (left === 0) stopTicking();
  };
  const count = () => {
    stopTicking();
    if (disposed) return;
    if (secondsLeft() > 0) stopTicking = clock.every(1000, show);
    show();
  };
  count();
  return {
    send: async (phone, currency) => {
      sending = true;
      show();
      const { requestSms } = await import('./registration.api.ts');
      const reply = await requestSms(deps, phone, currency);
      sending = false;
      const error = reply.ok ? null : readSmsError(reply.error.kind === 'refused' ? reply.error.code : '');
      if (error === null || error.startsCountdown) {
        storage.set('smsWaitUntil', platformClock.now() + SMS_WAIT_SECONDS * 1000);
        count();
      } else show();
      return error === null || reply.ok ? { ok: true } : { ok: false, code: reply.error.code, error };
    },
    dispose: () => {
      disposed = true;
      stopTicking();
    },
  };
};
