import type { CoreMessage, LogoutReason } from '../../events.ts';
import type { LoginDevice } from './session.api.ts';
import type { Captcha } from './session.captcha.ts';
import type { LoginForm } from './session.check.ts';
import type { Credentials } from './session.credentials.ts';
import type { SessionStore } from './session.store.ts';

/** How a login attempt ended; every message it has was emitted as a `message` event already. */
export type LoginOutcome =
  | { readonly kind: 'done' }
  /** Another login is being sent; nothing was done (AUTH-15x). */
  | { readonly kind: 'busy' }
  /** A field is empty; nothing was sent (AUTH-06). */
  | { readonly kind: 'incomplete'; readonly key: string }
  | { readonly kind: 'refused'; readonly message: CoreMessage | null }
  /** Code 107: the security question follows (AUTH-22). Data as the platform sent it. */
  | { readonly kind: 'question'; readonly data: unknown }
  /** Code 802: the withdrawal-password reset follows (AUTH-23). */
  | { readonly kind: 'reset' };

/** What became of a login from outside: the member is in, it was refused, or the visitor is asked first (SEC-05). */
export type Admission = 'done' | 'refused' | 'asked';

/** Logging in and out, and who is logged in. */
export interface SessionFeature {
  readonly store: SessionStore;
  readonly isMember: () => boolean;
  /** Sends a login and fetches a new captcha afterwards, whatever the outcome (AUTH-02). Never rejects. */
  readonly login: (form: LoginForm, captcha: Captcha) => Promise<LoginOutcome>;
  /** Device info and its headers, sent with every sign-in (AUTH-07, AUTH-08). */
  readonly deviceInfo: () => Promise<LoginDevice>;
  /** Completes a login that the platform answered with: registration, security question. */
  readonly complete: (credentials: Credentials) => void;
  /**
   * Lets a login of a third party in. The platform is asked whose it is; another than it names is refused, and one of another
   * member than the one who is signed in waits for an answer (SEC-05). What is said was emitted. Never rejects.
   */
  readonly admit: (handed: Credentials) => Promise<Admission>;
  /** Answers the `offer` of the store: go on as the other member, or stay. */
  readonly answerOffer: (take: boolean) => void;
  /** Ends the login; the local clean-up never depends on the platform's answer (AUTH-34, AUTH-37x). */
  readonly logout: (reason?: LogoutReason) => Promise<void>;
  /** Run before a logout that was asked for, e.g. quitting a game (AUTH-37x). */
  readonly beforeLogout: (run: () => Promise<void> | void) => () => void;
  /** Takes up the stored login, or one in the address (AUTH-29, XWIN-10 to XWIN-13x). Called once at start. */
  readonly start: () => Promise<void>;
  readonly dispose: () => void;
}
