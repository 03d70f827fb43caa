import type { SignInEvent } from '@housefront/contract/ids';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** A reminder of the daily sign-in, from this window or another one of the site (CFG-22). */
    'sign-in-reminder': { readonly key: SignInEvent };
  }
}

/** The effect of a reminder: `refresh` of the member's layout, a message key, or nothing (CFG-23x). */
const meanings: Readonly<Record<SignInEvent, string | null>> = {
  click_signin: null,
  click_signin_true: 'refresh',
  click_signin_pass: 'account.signin_done',
  is_signin_pass: 'account.signin_done',
  is_signin_success: 'refresh',
  is_signin_noopen: 'account.signin_closed',
  is_signin_true: 'refresh',
};

/** Follows the reminders of the daily sign-in, on sites that have one. */
export const followSignIn = ({ config, events, queryClient }: FeatureDeps): (() => void) =>
  events.on('sign-in-reminder', ({ key }) => {
    const meaning = meanings[key];
    if (!config.signInReminder || meaning === null) return;
    if (meaning === 'refresh') void queryClient.invalidateQueries({ queryKey: ['member', 'layout'] });
    else events.emit('message', { kind: 'info', key: meaning });
  });
