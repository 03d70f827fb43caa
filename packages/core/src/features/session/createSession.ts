import { ZERO } from '@housefront/contract/money';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { LogoutReason } from '../../base/events.ts';
import { CODE_MISSING, reportMissing } from '../../loading/load-once.ts';
import { createSiteCookies } from '../../adapters/browser/cookies.ts';
import { memberCurrencyRow } from '../../money/member-currency.ts';
import { isIosApp } from '../site/index.ts';
import type { Captcha } from './session.captcha.ts';
import { checkLogin, type LoginForm } from './session.check.ts';
import { createAdmission } from './session.admission.ts';
import {
  clearCredentials,
  isSameMember,
  storeCredentials,
  storedMember,
  type Credentials,
} from './session.credentials.ts';
import { createSessionStore, guest, type SessionMember } from './session.store.ts';
import type { Admission, LoginOutcome, SessionFeature } from './session.types.ts';

/** Creates the session feature. Without `start`, no member is signed in and other tabs have no effect. */
export const createSession = (deps: FeatureDeps): SessionFeature => {
  const { calls, config, events, ports, queryClient, site } = deps;
  const { storage, windows, device } = ports;
  const store = createSessionStore();
  const beforeLogout = new Set<() => Promise<void> | void>();
  const cookies = createSiteCookies(ports.cookies);
  let started = false;

  const takeCurrency = (wanted: string) => {
    const currencyBefore = site.getState().currency;
    const currency = config.currencies.includes(wanted) ? wanted : currencyBefore;
    if (currency !== currencyBefore) {
      site.setState({ currency });
      cookies.setCurrency(currency);
    }
    return { currencyBefore, currency };
  };

  const enter = (member: SessionMember, { atStart = false, confirmed = false } = {}) => {
    calls.renewLogin();
    if (!atStart) queryClient.removeQueries({ queryKey: ['member'] });
    store.setState({ ...guest, status: 'member', member, confirmed });
    site.setState({ memberId: member.id });
    const { currencyBefore, currency } = takeCurrency(member.currency);
    events.emit('login', { memberId: member.id, currencyBefore, currency, atStart });
    const changed = currency !== currencyBefore && !atStart;
    // Mobile sites reload for another currency (AUTH-14).
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
    enter({ id, account, currency }, { confirmed: true });
  };

  const fakeLogin = (form: LoginForm): LoginOutcome => {
    const member = { id: 'demo', account: form.account.trim(), currency: site.getState().currency };
    store.setState({ ...guest, status: 'member', member, demo: true });
    events.emit('balance-changed', { cash: { units: ZERO, currency: memberCurrencyRow(deps) } });
    showMessage(deps, { kind: 'success', key: 'login_success' });
    return { kind: 'done' };
  };

  const attempt = async (form: LoginForm, captcha: Captcha): Promise<LoginOutcome> => {
    const api = await import('./session.api.ts');
    const answer = await api.sendLogin(deps, form, captcha.take());
    if (answer.ok) {
      complete(answer.credentials);
      showMessage(deps, { kind: 'success', key: 'login_success' });
      return { kind: 'done' };
    }
    const { message, next } = api.loginRefusal(answer.error);
    showMessage(deps, message);
    if (next === 'question' || next === 'code') return { kind: 'step', step: { kind: next, data: answer.error.data } };
    return next === 'reset' ? { kind: 'reset' } : { kind: 'refused', message };
  };

  const otherTab = () => {
    if (!started) return;
    const { member } = store.getState();
    const stored = storedMember(storage);
    if (stored?.id === member?.id) return;
    // The other tab cleared the storage. It may store another login next; that event has not arrived yet.
    if (member !== null) leave('other-tab', true);
    if (stored !== null) enter(stored);
  };

  const admission = createAdmission(deps, store, {
    complete,
    leave: () => leave('replaced'),
  });

  const enterByAddress = async (): Promise<Admission> => {
    const handed = await admission.handedOver();
    if (handed === null) return 'refused';
    return admission.admit(handed);
  };

  // The platform decides which member the token belongs to (SEC-05).
  const confirmMember = (named: SessionMember) => {
    // A token that another tab stored comes with its member, whose event may not have arrived yet.
    otherTab();
    const { member } = store.getState();
    if (member === null) return;
    if (!isSameMember(member, named)) {
      leave('mismatch');
      showMessage(deps, { kind: 'error', key: 'session.mismatch' });
      return;
    }
    const { id, account } = named;
    const currency = named.currency === '' ? member.currency : named.currency;
    if (account !== member.account) storage.set('member_account', account);
    if (currency !== member.currency) {
      storage.set('currency', currency);
      takeCurrency(currency);
    }
    store.setState({ confirmed: true, member: { id, account, currency } });
  };

  const stops = [
    events.on('session-expired', ({ message }) => {
      leave('expired');
      showMessage(deps, message === '' ? { kind: 'error', key: 'session_expired' } : { kind: 'error', text: message });
    }),
    events.on('member-read', (named) => {
      if (!store.getState().demo) confirmMember(named);
    }),
    storage.onChange('token', otherTab),
    // A page in the back-forward cache gets no events from other tabs.
    windows.onShow((persisted) => {
      if (persisted && !store.getState().demo) otherTab();
    }),
  ];

  return {
    store,
    isMember: () => store.getState().status === 'member',
    beforeLogout: (run) => {
      beforeLogout.add(run);
      return () => void beforeLogout.delete(run);
    },
    login: async (form, captcha) => {
      if (store.getState().loggingIn) return { kind: 'busy' };
      const key = checkLogin(form);
      if (key !== null && !(config.public.DEMO_MODE && key === 'ph_account_verify_code')) {
        showMessage(deps, { kind: 'warning', key });
        return { kind: 'incomplete', key };
      }
      if (config.public.DEMO_MODE) return fakeLogin(form);
      store.setState({ loggingIn: true });
      const outcome = await attempt(form, captcha).catch(
        reportMissing(deps, 'the sign-in', { kind: 'refused', message: CODE_MISSING } as const),
      );
      store.setState({ loggingIn: false });
      void captcha.reload();
      return outcome;
    },
    deviceInfo: async () => (await import('./session.api.ts')).fetchLoginDevice(deps),
    complete,
    logout: async (reason = 'asked') => {
      if (store.getState().loggingOut) return;
      store.setState({ loggingOut: true });
      try {
        if (reason === 'asked') for (const run of Array.from(beforeLogout)) await run();
      } catch (error) {
        ports.logger.warn('a step before logout failed', { error: String(error) });
      }
      const reportsLogout = (reason === 'asked' || reason === 'clean-cache') && storage.get('token') !== undefined;
      const api = reportsLogout ? await import('./session.api.ts').catch(() => undefined) : undefined;
      const sent = api?.sendLogout(deps);
      leave(reason);
      await sent;
    },
    admit: async (handed) => {
      const admitted = await admission.admit(handed).catch(reportMissing(deps, 'the sign-in', 'refused' as const));
      if (admitted === 'asked') admission.ask();
      return admitted;
    },
    answerOffer: admission.answer,
    start: async () => {
      started = true;
      const admitted = await enterByAddress();
      if (admitted === 'done') return;
      const stored = storedMember(storage);
      if (stored !== null && stored.id !== store.getState().member?.id) enter(stored, { atStart: true });
      if (admitted === 'asked') admission.ask();
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
};
