import type { CoreMessage, LogoutReason } from '../../base/events.ts';
import type { LoginDevice } from './session.api.ts';
import type { Captcha } from './session.captcha.ts';
import type { LoginForm } from './session.check.ts';
import type { Credentials } from './session.credentials.ts';
import type { SessionStore } from './session.store.ts';

/**
 * A step that follows the password. `question`: code 107, the security question. `code`: code 108, a code of an authenticator
 * app. Data as the platform sent it (AUTH-22).
 */
export interface LoginStep {
  readonly kind: 'question' | 'code';
  readonly data: unknown;
}

/** Outcome of a login attempt; its messages were emitted already. */
export type LoginOutcome =
  | { readonly kind: 'done' }
  /** Another login is being sent; nothing was done (AUTH-15x). */
  | { readonly kind: 'busy' }
  /** A field is empty; nothing was sent (AUTH-06). */
  | { readonly kind: 'incomplete'; readonly key: string }
  | { readonly kind: 'refused'; readonly message: CoreMessage | null }
  /** One more step follows. */
  | { readonly kind: 'step'; readonly step: LoginStep }
  /** Code 802: the withdrawal-password reset follows (AUTH-23). */
  | { readonly kind: 'reset' };

/** Outcome of a login from outside: the member is signed in, it was refused, or the visitor is asked first (SEC-05). */
export type Admission = 'done' | 'refused' | 'asked';

/** Logging in and out, and who is logged in. */
export interface SessionFeature {
  readonly store: SessionStore;
  readonly isMember: () => boolean;
  /** Sends a login and fetches a new captcha afterwards, for every outcome. Never rejects (AUTH-02). */
  readonly login: (form: LoginForm, captcha: Captcha) => Promise<LoginOutcome>;
  /** Device info and its headers, sent with every sign-in (AUTH-08). */
  readonly deviceInfo: () => Promise<LoginDevice>;
  /** Completes a login that came with another answer: of a registration or a security question. */
  readonly complete: (credentials: Credentials) => void;
  /**
   * Admits a login of a third party. The platform names its owner; a login that names another one is refused. If another
   * member is signed in, the visitor is asked. Messages are emitted. Never rejects (SEC-05).
   */
  readonly admit: (handed: Credentials) => Promise<Admission>;
  /** Answers the `offer` of the store: continue as the other member, or not. */
  readonly answerOffer: (take: boolean) => void;
  /** Ends the login; the local clean-up never depends on the platform's answer (AUTH-37x). */
  readonly logout: (reason?: LogoutReason) => Promise<void>;
  /** Registers a function that runs before a logout by the visitor, e.g. quitting a game (AUTH-37x). */
  readonly beforeLogout: (run: () => Promise<void> | void) => () => void;
  /** Restores the stored login, or signs in with the one in the address. Called once at start (XWIN-13x). */
  readonly start: () => Promise<void>;
  readonly dispose: () => void;
}
