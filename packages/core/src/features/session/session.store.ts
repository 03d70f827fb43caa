import { createStore, type StoreApi } from 'zustand/vanilla';

/** The signed-in member as stored in this browser (STORE-02). */
export interface SessionMember {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
}

/** Two accounts to choose from: the platform's name for one, the stored name of the other. */
export interface SessionOffer {
  /** The login from outside. */
  readonly account: string;
  /** The signed-in member. */
  readonly current: string;
}

/** The visitor's login. */
export interface SessionState {
  readonly status: 'guest' | 'member';
  readonly member: SessionMember | null;
  /** A login is being sent (AUTH-15x). */
  readonly loggingIn: boolean;
  readonly loggingOut: boolean;
  /** A faked login of a demo site: no token, no member calls (AUTH-33x). */
  readonly demo: boolean;
  /**
   * The platform has named this member since the login began or the document was opened. Before, the name is the stored one
   * (SEC-05).
   */
  readonly confirmed: boolean;
  /** A login of another member that waits for the visitor's answer (SEC-05). */
  readonly offer: SessionOffer | null;
}

/** The session store: zustand, no React. */
export type SessionStore = StoreApi<SessionState>;

/** No member is signed in. */
export const guest: SessionState = {
  status: 'guest',
  member: null,
  loggingIn: false,
  loggingOut: false,
  demo: false,
  confirmed: false,
  offer: null,
};

/** Creates the store of the login, which begins as a guest. */
export const createSessionStore = (): SessionStore => createStore<SessionState>()(() => guest);
