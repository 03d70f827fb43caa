import { createStore, type StoreApi } from 'zustand/vanilla';

/** The logged-in member as far as this browser keeps it (STORE-02). */
export interface SessionMember {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
}

/** Two accounts to choose from, as the platform and this browser name them. */
export interface SessionOffer {
  /** The login that was handed over. */
  readonly account: string;
  /** The signed-in member. */
  readonly current: string;
}

/** Who is using the site. */
export interface SessionState {
  readonly status: 'guest' | 'member';
  readonly member: SessionMember | null;
  /** A login is being sent (AUTH-15x). */
  readonly loggingIn: boolean;
  readonly loggingOut: boolean;
  /** A faked login of a demo site: no token, no member calls (AUTH-33x). */
  readonly demo: boolean;
  /** The platform has named this member since the login began or the document was opened; until then the name is what was kept (SEC-05). */
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

/** Creates the session store. */
export const createSessionStore = (): SessionStore => createStore<SessionState>()(() => guest);
