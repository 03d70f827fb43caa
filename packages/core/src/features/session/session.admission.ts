import type { FeatureDeps } from '../../calls/feature-deps.ts';
import {
  credentialsInQuery,
  isSameMember,
  storeCredentials,
  storedMember,
  type Credentials,
} from './session.credentials.ts';
import type { SessionMember, SessionStore } from './session.store.ts';
import type { Admission } from './session.types.ts';

/** Actions of the session for a login from outside. */
export interface AdmissionActions {
  readonly complete: (credentials: Credentials) => void;
  /** Ends the login of the member who was here before. */
  readonly leave: () => void;
}

/** Logins that come from outside: by an address, a sealed link, a third party (SEC-05). */
export interface SessionAdmission {
  /** Admits a login, or asks the visitor first when another member is signed in. Never rejects. */
  readonly admit: (handed: Credentials) => Promise<Admission>;
  /** The login in the address of this document; later calls give null, as does an unusable login. */
  readonly handedOver: () => Promise<Credentials | null>;
  /** Asks the visitor about the waiting login. */
  readonly ask: () => void;
  readonly answer: (take: boolean) => void;
}

/** A login that the platform has confirmed, while the visitor is asked. */
interface Waiting {
  readonly credentials: Credentials;
  readonly current: SessionMember;
}

/** Handles logins from outside. */
export const createAdmission = (
  deps: FeatureDeps,
  store: SessionStore,
  actions: AdmissionActions,
): SessionAdmission => {
  const { config, events, ports } = deps;
  const { storage, windows } = ports;
  let entered = false;
  let plain = false;
  let waiting: Waiting | null = null;

  // The login in the address counts once in this tab (XWIN-13x).
  const mark = () => {
    if (plain) storage.set('skipReloadGetInfo', true);
  };

  const ask = () => {
    if (waiting === null) return;
    const { credentials, current } = waiting;
    // The signed-in member may have changed while the page waited.
    if (storedMember(storage)?.id !== current.id) {
      waiting = null;
      return;
    }
    store.setState({ offer: { account: credentials.account, current: current.account } });
  };

  // A login or logout meanwhile, here or in another tab, answers the question.
  store.subscribe(({ offer }, before) => {
    if (offer === null && before.offer !== null) waiting = null;
  });

  return {
    ask,
    admit: async (handed) => {
      const { identify } = await import('./session.api.ts');
      const answer = await identify(deps, handed.token);
      if (!answer.ok) {
        if (answer.message !== null) events.emit('message', answer.message);
        return 'refused';
      }
      const { credentials } = answer;
      if (!isSameMember(handed, credentials)) {
        events.emit('message', { kind: 'error', key: 'session.mismatch' });
        return 'refused';
      }
      // The signed-in member may have changed while the platform was asked.
      const current = storedMember(storage);
      if (current === null || current.id === credentials.id) {
        actions.complete(credentials);
        mark();
        return 'done';
      }
      waiting = { credentials, current };
      return 'asked';
    },
    handedOver: async () => {
      const query = deps.entry.query();
      // A login in an address counts once.
      if (entered) return null;
      entered = true;
      const { enc } = query;
      if (enc !== undefined) {
        // Removed before anything else loads, so that no other script can read it (HELP-09).
        windows.replaceAddress('/');
        return (await import('./session.api.ts')).openLink(deps, enc);
      }
      const credentials = credentialsInQuery(query, storage.get('skipReloadGetInfo') === true);
      if (credentials !== null && config.sealedLinksOnly) {
        events.emit('message', { kind: 'warning', key: 'session.link_refused' });
        return null;
      }
      plain = credentials !== null;
      return credentials;
    },
    answer: (take) => {
      const asked = waiting;
      waiting = null;
      store.setState({ offer: null });
      if (!take || asked === null) return;
      // Another tab may have signed in another member while its storage event has not arrived here.
      if (storedMember(storage)?.id !== asked.current.id) return;
      actions.leave();
      storeCredentials(storage, asked.credentials);
      mark();
      // A new document keeps nothing of the previous member: no typed form, no answer in flight.
      windows.reload();
    },
  };
};
