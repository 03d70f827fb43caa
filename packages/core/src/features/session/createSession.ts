import { minor } from '@housefront/contract/money';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { CoreMessage, LogoutReason } from '../../events.ts';
import { createSiteCookies } from '../../adapters/cookies.ts';
import { isIosApp } from '../site/index.ts';
import { createCaptcha, type Captcha } from './session.captcha.ts';
import type { LoginSurroundings } from './session.api.ts';
import { checkLogin, type LoginForm } from './session.check.ts';
import {
  clearCredentials,
  credentialsInQuery,
  storeCredentials,
  storedMember,
  type Credentials,
} from './session.credentials.ts';
import { createSessionStore, guest, type SessionMember, type SessionStore } from './session.store.ts';

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

/** Logging in and out, and who is logged in. */
export interface SessionFeature {
  readonly store: SessionStore;
  readonly isMember: () => boolean;
  /** A captcha of its own for a form (AUTH-01). */
  readonly createCaptcha: (type: 1 | 2) => Captcha;
  /** Sends a login and fetches a new captcha afterwards, whatever the outcome (AUTH-02). Never rejects. */
  readonly login: (form: LoginForm, captcha: Captcha) => Promise<LoginOutcome>;
  /** Device info, and the headers that go with it, for whatever signs in (AUTH-07, AUTH-08). */
  readonly surroundings: () => Promise<LoginSurroundings>;
  /** Completes a login that came about elsewhere: registration, security question, third party, link. */
  readonly complete: (credentials: Credentials) => void;
  /** Ends the login; the local clean-up never depends on the platform's answer (AUTH-34, AUTH-37x). */
  readonly logout: (reason?: LogoutReason) => Promise<void>;
  /** Run before a logout that was asked for, e.g. quitting a game (AUTH-37x). */
  readonly beforeLogout: (run: () => Promise<void> | void) => () => void;
  /** Takes up the stored login, or one in the address (AUTH-29, XWIN-10 to XWIN-13x). Called once at start. */
  readonly start: () => Promise<void>;
  readonly dispose: () => void;
}

/** Creates the session feature. */
export const createSession = (deps: FeatureDeps): SessionFeature => {
  const { calls, config, events, ports, queryClient, site } = deps;
  const { storage, windows, device } = ports;
  const store = createSessionStore();
  const cookies = createSiteCookies(ports.cookies);
  const before = new Set<() => Promise<void> | void>();
  let entered = false;
  const say = (message: CoreMessage | null) => {
    if (message !== null) events.emit('message', message);
  };

  const enter = (member: SessionMember, atStart: boolean) => {
    const currencyBefore = site.getState().currency;
    const currency = config.currencies.includes(member.currency) ? member.currency : currencyBefore;
    calls.renewLogin();
    if (!atStart) queryClient.removeQueries({ queryKey: ['member'] });
    store.setState({ ...guest, status: 'member', member });
    site.setState({ memberId: member.id });
    if (currency !== currencyBefore) {
      site.setState({ currency });
      cookies.setCurrency(currency);
    }
    events.emit('login', { memberId: member.id, currencyBefore, currency, atStart });
    const changed = currency !== currencyBefore && !atStart;
    // Mobile sites load everything anew for another currency (AUTH-14).
    if (changed && site.getState().mode === 'mobile') windows.reload();
  };

  const leave = (reason: LogoutReason, keep = false) => {
    const wasMember = store.getState().status === 'member' || storage.get('token') !== undefined;
    if (!keep) clearCredentials(storage);
    calls.renewLogin();
    store.setState(guest);
    site.setState({ memberId: null });
    void queryClient.cancelQueries({ queryKey: ['member'] });
    queryClient.removeQueries({ queryKey: ['member'] });
    for (const name of ['memberWindow', 'agentWindow', 'fpWindow'] as const) windows.get(name)?.close();
    if (!wasMember) return;
    if (isIosApp(site.getState().clientType, device.userAgent)) device.postToWrapper({ type: 'logout' });
    events.emit('logout', { reason });
  };

  const complete = (credentials: Credentials) => {
    storeCredentials(storage, credentials);
    const { id, account, currency } = credentials;
    enter({ id, account, currency }, false);
  };

  const fakeLogin = (form: LoginForm): LoginOutcome => {
    const member = { id: 'demo', account: form.account.trim(), currency: site.getState().currency };
    store.setState({ ...guest, status: 'member', member, demo: true });
    events.emit('balance-changed', { cash: minor(0) });
    say({ kind: 'success', key: 'login_success' });
    return { kind: 'done' };
  };

  const attempt = async (form: LoginForm, captcha: Captcha): Promise<LoginOutcome> => {
    const api = await import('./session.api.ts');
    const answer = await api.sendLogin(deps, form, captcha.take());
    if (answer.ok) {
      complete(answer.credentials);
      say({ kind: 'success', key: 'login_success' });
      return { kind: 'done' };
    }
    const { message, next } = api.loginRefusal(answer.error);
    say(message);
    if (next === 'question') return { kind: 'question', data: answer.error.data };
    return next === 'reset' ? { kind: 'reset' } : { kind: 'refused', message };
  };

  const otherTab = () => {
    const { member } = store.getState();
    const stored = storedMember(storage);
    if (stored?.id === member?.id) return;
    // What is stored belongs to the next member.
    if (member !== null) leave('other-tab', stored !== null);
    if (stored !== null) enter(stored, false);
  };

  const enterByAddress = async (): Promise<boolean> => {
    const query = deps.entry.query();
    // What the address said counts once.
    if (entered) return false;
    entered = true;
    const { enc, member_type: type } = query;
    if (enc !== undefined) {
      // Gone before anything is loaded: nobody else gets to see it (HELP-09).
      windows.replaceAddress('/');
      const { openLink } = await import('./session.api.ts');
      const linked = await openLink(deps, enc);
      if (linked === null) return false;
      complete(linked);
      return true;
    }
    const credentials = credentialsInQuery(query, storage.get('skipReloadGetInfo') === true);
    if (credentials === null) return false;
    complete(credentials);
    if (type !== undefined && type !== '') storage.set('member_type', type);
    storage.set('skipReloadGetInfo', true);
    return true;
  };

  const stops = [
    events.on('session-expired', ({ message }) => {
      leave('expired');
      say(message === '' ? { kind: 'error', key: 'session_expired' } : { kind: 'error', text: message });
    }),
    storage.onChange('token', otherTab),
    // Nothing is heard of other tabs while a page lies in the browser's cache.
    windows.onShow((persisted) => {
      if (persisted && !store.getState().demo) otherTab();
    }),
  ];

  return {
    store,
    isMember: () => store.getState().status === 'member',
    createCaptcha: (type) => createCaptcha(deps, type),
    login: async (form, captcha) => {
      if (store.getState().loggingIn) return { kind: 'busy' };
      const key = checkLogin(form);
      if (key !== null && !(config.public.DEMO_MODE && key === 'ph_account_verify_code')) {
        say({ kind: 'warning', key });
        return { kind: 'incomplete', key };
      }
      if (config.public.DEMO_MODE) return fakeLogin(form);
      store.setState({ loggingIn: true });
      try {
        return await attempt(form, captcha);
      } finally {
        store.setState({ loggingIn: false });
        void captcha.reload();
      }
    },
    surroundings: async () => (await import('./session.api.ts')).fetchLoginSurroundings(deps),
    complete,
    logout: async (reason = 'asked') => {
      if (store.getState().loggingOut) return;
      store.setState({ loggingOut: true });
      try {
        if (reason === 'asked') for (const run of Array.from(before)) await run();
      } catch (error) {
        ports.logger.warn('a step before logout failed', { error: String(error) });
      }
      const tell = (reason === 'asked' || reason === 'clean-cache') && storage.get('token') !== undefined;
      const api = tell ? await import('./session.api.ts') : undefined;
      const sent = api?.sendLogout(deps);
      leave(reason);
      await sent;
    },
    beforeLogout: (run) => {
      before.add(run);
      return () => void before.delete(run);
    },
    start: async () => {
      if (await enterByAddress()) return;
      const stored = storedMember(storage);
      if (stored !== null) enter(stored, true);
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
};
