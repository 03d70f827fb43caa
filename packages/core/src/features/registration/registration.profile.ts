import {
  checkAll,
  checkField,
  displayedFields,
  profileBody,
  type RegisterField,
  type RegistrationForm,
  type RegistrationPlan,
} from '@housefront/contract/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { sendProven, type Prove } from '../../calls/sendProven.ts';
import { sendProfile } from './registration.api.ts';
import { profileRefusal } from './registration.codes.ts';
import { faultMessage, smsStatus } from './registration.messages.ts';
import { createSmsSender } from './registration.sms.ts';
import type { FieldFault, FieldStatus, RegistrationState, SmsState } from './registration.types.ts';

/** Dependencies of the profile form. */
export interface ProfileScope {
  /** From `profilePlan`: the fields that are still empty. */
  readonly plan: RegistrationPlan;
  /** The member's currency. */
  readonly currency: string;
}

/** The profile form in the member centre, while it is shown. Only the form holds the typed values (MEM-06x). */
export interface ProfileEdit {
  readonly store: StoreApi<Pick<RegistrationState, 'status'> & { readonly sms: SmsState }>;
  /** The rules that values break, as at registration. */
  readonly faults: (values: RegistrationForm, scope: ProfileScope) => readonly FieldFault[];
  /** Call on edit: discards the result for the old value. */
  readonly changed: (field: RegisterField) => void;
  /** Whether an SMS can be sent now (REG-40x). */
  readonly canSendCode: (values: RegistrationForm, scope: ProfileScope) => boolean;
  /**
   * Sends the SMS to a phone that has to be verified; with the rules and the wait of the registration. Never rejects
   * (REG-39).
   */
  readonly sendCode: (phone: string, currency: string) => Promise<void>;
  /**
   * Saves the profile form, after a proof of identity if the platform wants one; layout and profile are read again after it.
   * Never rejects; each outcome is reported, except that the member declines the proof (SEC-10).
   * @returns whether it was saved, else the first wrong field; null if the message is enough
   */
  readonly save: (
    values: RegistrationForm,
    scope: ProfileScope,
  ) => Promise<{ readonly saved: boolean; readonly field: RegisterField | null }>;
  readonly dispose: () => void;
}

type Status = RegistrationState['status'];

const refused = (field: RegisterField | null) => ({ saved: false, field });

/**
 * Starts the profile form.
 * @param prove without it a refusal that asks for a proof shows the words of the platform
 */
export const createProfileEdit = (deps: FeatureDeps, prove?: Prove): ProfileEdit => {
  const { config, events, i18n } = deps;
  const store: ProfileEdit['store'] = createStore(() => ({ status: {}, sms: { sending: false, secondsLeft: 0 } }));
  const sms = createSmsSender(deps, (state) => store.setState({ sms: state }));
  const context = (scope: ProfileScope) => ({ ...scope, phoneTenDigits: config.phoneTenDigits });
  const setStatus = (field: RegisterField, status: FieldStatus) =>
    store.setState((state) => ({ status: { ...state.status, [field]: status } }));
  const keepStatus = (keep: (field: string, status: FieldStatus) => boolean) =>
    store.setState(({ status }) => ({
      status: Object.fromEntries(
        Object.entries(status).filter(([field, entry]) => keep(field, entry)),
      ) satisfies Status,
    }));

  return {
    store,
    faults: (values, scope) =>
      checkAll(values, context(scope)).map((failure) => ({
        field: failure.field,
        message: faultMessage(failure, i18n),
      })),
    changed: (field) => {
      // A result without a code concerns the whole form: no field was filled in.
      keepStatus((name, { code }) => name !== field && code !== '');
      if (field === 'memberPhone') keepStatus((name) => name !== 'phoneVerify');
    },
    canSendCode: (values, scope) => {
      const { status, sms: waiting } = store.getState();
      return (
        scope.plan.phoneVerify.displayed &&
        values.memberPhone !== '' &&
        !waiting.sending &&
        waiting.secondsLeft === 0 &&
        status.memberPhone?.ok !== false &&
        checkField('memberPhone', values, context(scope)) === undefined
      );
    },
    sendCode: async (phone, currency) => {
      const { sending, secondsLeft } = store.getState().sms;
      if (sending || secondsLeft > 0) return;
      const outcome = await sms.send(phone, currency);
      if (!outcome.ok) return setStatus(outcome.error.place, smsStatus(outcome.code, outcome.error));
      keepStatus((field) => field !== 'phoneVerify');
      events.emit('message', { kind: 'success', key: 'signup.sms_sent' });
    },
    save: async (values, scope) => {
      const body = profileBody(values, scope.plan);
      if (Object.keys(body).length === 0) {
        const [first = null] = displayedFields(scope.plan);
        if (first) setStatus(first, { ok: false, message: { kind: 'error', key: 'signup.require_text' }, code: '' });
        return refused(first);
      }
      const result = await sendProven(prove, () => sendProfile(deps, body));
      if (result === null) return refused(null);
      if (result.ok) {
        store.setState({ status: {} });
        events.emit('message', { kind: 'success', key: 'account.details_saved' });
        events.emit('profile-changed', null);
        return { saved: true, field: null };
      }
      const { field, message, code } = profileRefusal(result.error, scope.plan);
      if (field !== null) setStatus(field, { ok: false, message, code });
      else showMessage(deps, message);
      return refused(field);
    },
    dispose: () => sms.dispose(),
  };
};
