import {
  checkAll,
  checkField,
  displayedFields,
  emptyRegistration,
  planOf,
  type RegisterField,
  type RegistrationForm,
  type ShownError,
} from '@housefront/contract/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CoreMessage } from '../../base/events.ts';
import { createCaptcha, type Captcha } from '../session/index.ts';
import { createServerChecks } from './registration.check.ts';
import { accepted, errorStatus, faultMessage, smsStatus } from './registration.messages.ts';
import { isChecked, recheckedFields } from './registration.plan.ts';
import { createFormSetup } from './registration.form-setup.ts';
import { createSmsSender } from './registration.sms.ts';
import { sendRegistration } from './registration.submit.ts';
import { createErrorLog } from './registration.error-log.ts';
import type {
  FieldFault,
  FieldStatus,
  RegistrationDeps,
  RegistrationOutcome,
  RegistrationState,
} from './registration.types.ts';

/** One run of the registration, from opening to closing its form (REG-05x). */
export interface Registration {
  readonly store: StoreApi<RegistrationState>;
  /** Captcha of type 2 (REG-26). */
  readonly captcha: Captcha;
  /** Loads settings, link and domain. Never rejects (REG-10). */
  readonly open: () => Promise<void>;
  /** Fetches failed settings again (REG-11x). */
  readonly retry: () => Promise<void>;
  /** Changes the currency: other fields apply, and values that depend on it are checked again (REG-14). */
  readonly chooseCurrency: (currency: string) => Promise<void>;
  /** The rules that values break, in the order of the form (REG-59). */
  readonly faults: (values: RegistrationForm) => readonly FieldFault[];
  /** Call on edit: discards the server's verdict on the old value. */
  readonly changed: (field: RegisterField) => void;
  /** Call on blur: validates a well-formed value with the platform (REG-63). */
  readonly left: (field: RegisterField) => Promise<void>;
  /** An error became visible at a field (REG-23x). */
  readonly shown: (field: RegisterField, key: string) => void;
  /** Whether an SMS can be sent now (REG-40x). */
  readonly canSendCode: () => boolean;
  /** Sends the SMS (REG-39). */
  readonly sendCode: () => Promise<void>;
  /** Registers; success is a login. Never rejects (REG-27). */
  readonly submit: () => Promise<RegistrationOutcome>;
  readonly dispose: () => void;
}

/** Starts a registration over a form. */
export const createRegistration = (deps: RegistrationDeps): Registration => {
  const { config, events, form, i18n, site } = deps;
  const { currency, siteId } = site.getState();
  const captcha = createCaptcha(deps, 2);
  const errorLog = createErrorLog(deps.ports.platformClock);
  const store = createStore<RegistrationState>()(() => ({
    settings: 'loading',
    currency,
    currencies: config.currencies,
    plan: planOf([], currency),
    introducer: { field: 'memberAgent', locked: false },
    banners: [],
    status: {},
    checking: [],
    busy: false,
    sms: { sending: false, secondsLeft: 0 },
  }));
  const formSetup = createFormSetup(deps, store);
  const checks = createServerChecks(deps, form, (checking) => store.setState({ checking }));
  const sms = createSmsSender(deps, (state) => store.setState({ sms: state }));

  const context = () => ({
    currency: store.getState().currency,
    plan: store.getState().plan,
    phoneTenDigits: config.phoneTenDigits,
  });
  const showMessage = (message: CoreMessage, code = '') => {
    errorLog.add('', message.key ?? '', code);
    events.emit('message', message);
  };
  const setStatus = (field: RegisterField, status: FieldStatus) =>
    store.setState((state) => ({ status: { ...state.status, [field]: status } }));
  const dropStatus = (fields: readonly RegisterField[]) =>
    store.setState(({ status }) => ({
      status: Object.fromEntries(Object.entries(status).filter(([name]) => !fields.some((field) => field === name))),
    }));

  /** Shows an error in its place and applies its effects; returns the field, null for a toast. */
  const show = (error: ShownError): RegisterField | null => {
    if (error.clearsReferral) formSetup.dropReferral(error.closesRecommend === true);
    const { introducer, plan } = store.getState();
    const field = error.place === 'introducer' ? introducer.field : error.place;
    const status = errorStatus(error);
    // An error of a field that is not displayed would be invisible.
    if (field === 'toast' || !plan[field].displayed) {
      if (status.message !== null) showMessage(status.message, error.code);
      return null;
    }
    setStatus(field, status);
    return field;
  };

  const ask = async (field: RegisterField): Promise<void> => {
    const { plan, introducer, currency: now } = store.getState();
    if (!isChecked(plan, field) || (field === introducer.field && introducer.locked)) return;
    if (checkField(field, form.read(), context()) !== undefined) return;
    const verdict = await checks.run(field, now);
    if (verdict === null) setStatus(field, accepted);
    else if (verdict !== undefined) show(verdict);
  };

  const refused = (): RegisterField | null => {
    const { plan, status } = store.getState();
    return displayedFields(plan).find((field) => status[field]?.ok === false) ?? null;
  };

  const attempt = async (): Promise<RegistrationOutcome> => {
    await checks.settled();
    const [fault] = checkAll(form.read(), context());
    const wrong = fault?.field ?? refused();
    if (wrong !== null) return { kind: 'refused', field: wrong };
    const answer = await sendRegistration(deps, store.getState(), captcha.take(), errorLog.list());
    // Before the answer is shown: a new picture removes the errors of the old one (REG-26).
    if (store.getState().plan.verifyCode.displayed) void captcha.reload();
    if (answer.ok) {
      errorLog.clear();
      checks.forget();
      store.setState({ status: {} });
      form.write(emptyRegistration(siteId, store.getState().currency));
      return { kind: 'done' };
    }
    if (answer.error !== null) return { kind: 'refused', field: show(answer.error) };
    if (answer.message !== null) showMessage(answer.message);
    return { kind: 'refused', field: null };
  };

  const stopCaptcha = captcha.store.subscribe(({ turn }, before) => {
    if (turn === before.turn) return;
    dropStatus(['verifyCode']);
    form.write({ verifyCode: '' });
  });
  const stopPlan = store.subscribe(({ settings, plan }) => {
    if (settings === 'loading' || !plan.verifyCode.displayed) return;
    if (captcha.store.getState().status === 'idle') void captcha.reload();
  });

  return {
    store,
    captcha,
    open: formSetup.open,
    retry: formSetup.retry,
    chooseCurrency: async (next) => {
      if (next === store.getState().currency) return;
      await formSetup.choose(next);
      const { plan, introducer, currency: now } = store.getState();
      if (now !== next) return;
      const fields = recheckedFields(plan, introducer);
      dropStatus(fields);
      await Promise.all(fields.map(ask));
    },
    faults: (values) =>
      checkAll(values, context()).map((failure) => ({
        field: failure.field,
        message: faultMessage(failure, i18n),
      })),
    changed: (field) => {
      dropStatus([field]);
      if (field !== 'memberPhone') return;
      dropStatus(['phoneVerify']);
      form.write({ phoneVerify: '' });
    },
    left: ask,
    shown: (field, key) => {
      const status = store.getState().status[field];
      errorLog.add(field, key, status?.message?.key === key ? status.code : '');
    },
    canSendCode: () => {
      const { plan, status, sms: waiting } = store.getState();
      const values = form.read();
      return (
        plan.phoneVerify.displayed &&
        values.memberPhone !== '' &&
        !waiting.sending &&
        waiting.secondsLeft === 0 &&
        status.memberPhone?.ok !== false &&
        checkField('memberPhone', values, context()) === undefined
      );
    },
    sendCode: async () => {
      const { currency: now, sms: waiting } = store.getState();
      if (waiting.sending || waiting.secondsLeft > 0) return;
      const { memberPhone } = form.read();
      const outcome = await sms.send(memberPhone, now);
      if (outcome.ok) {
        dropStatus(['phoneVerify']);
        events.emit('message', { kind: 'success', key: 'signup.sms_sent' });
        return;
      }
      setStatus(outcome.error.place, smsStatus(outcome.code, outcome.error));
      const service = { id: 'service', key: outcome.error.text } as const;
      if (outcome.error.offersService) store.setState(({ banners }) => ({ banners: [...banners, service] }));
    },
    submit: async () => {
      const { busy, settings } = store.getState();
      if (busy || settings === 'loading' || config.public.DEMO_MODE) return { kind: 'busy' };
      store.setState({ busy: true });
      try {
        return await attempt();
      } finally {
        store.setState({ busy: false });
      }
    },
    dispose: () => {
      stopCaptcha();
      stopPlan();
      sms.dispose();
      captcha.dispose();
    },
  };
};
