import { emptyRegistration } from '@housefront/contract/rules';
import { messageText } from '@housefront/core';
import { createRegistration, type Registration, type RegistrationState } from '@housefront/core/features/registration';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Problem, Problems } from '../../forms/types.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { trackRegistration } from './conversion.ts';
import { createFormLink, type FormLink } from './form-link.ts';
import type { RegisterInput, RegisterValues } from './registerFields.ts';

/** Duration of the toast about settings that failed to load, in milliseconds (REG-10). */
const SETTINGS_TOAST_MS = 5000;

/** The part of a birthday that a message concerns (REG-47). */
const partOf: Readonly<Record<string, 'year' | 'month' | 'day'>> = {
  'signup.err_birthdayYear_blank': 'year',
  'signup.err_birthdayMonth_blank': 'month',
  'signup.err_birthdayDate_blank': 'day',
};

/** A registration of core, linked to the form. */
export interface RegistrationRun {
  readonly registration: Registration;
  readonly state: RegistrationState;
  /** Attaches the form. */
  readonly form: FormLink;
  /** Initial values of the form. */
  readonly initial: RegisterValues;
  /** Validates values by the rules. */
  readonly check: (values: RegisterValues) => Problems<RegisterValues>;
  /** The platform's verdicts on the fields. */
  readonly known: Problems<RegisterValues>;
}

/** Runs a registration while its form is mounted. */
export function useRegistration(): RegistrationRun {
  const { core, overlays, toasts } = useRuntime();
  const { i18n, site } = core;
  const [run] = useState(() => {
    const { siteId, currency } = site.getState();
    const initial = emptyRegistration(siteId, currency);
    const form = createFormLink(initial);
    const complete = (values: RegisterValues) => ({ ...values, siteId, captchaToken: '' });
    const registration = createRegistration({
      ...core,
      form: { read: () => complete(form.read()), write: form.set },
      track: (conversion) => trackRegistration(core, conversion),
    });
    return { initial, form, complete, registration };
  });
  const { form, registration } = run;
  const state = useStore(registration.store);
  useEffect(() => {
    void registration.open();
    return () => {
      registration.dispose();
      overlays.close('agreement');
    };
  }, [registration, overlays]);
  const { settings } = state;
  useEffect(() => {
    if (settings !== 'failed') return;
    toasts.show({ text: i18n.t('signup.error_setting'), tone: 'danger', duration: SETTINGS_TOAST_MS });
  }, [settings, toasts, i18n]);
  useEffect(
    () =>
      registration.store.subscribe(({ plan }, before) => {
        // The rules changed: validate what is filled in again.
        if (plan !== before.plan) form.recheck();
      }),
    [registration, form],
  );

  const problems = (found: readonly (readonly [string, Problem])[]): Problems<RegisterValues> =>
    Object.fromEntries(found) satisfies Partial<Record<RegisterInput, Problem>>;
  return {
    registration,
    state,
    form,
    initial: run.initial,
    check: (values) =>
      problems(
        registration.faults(run.complete(values)).map(({ field, message }) => {
          const part = partOf[message.key];
          return [field, { key: message.key, text: messageText(message, i18n), part }];
        }),
      ),
    known: problems(
      Object.entries(state.status).flatMap(([field, { message }]) =>
        message === null ? [] : [[field, { key: message.key ?? '', text: messageText(message, i18n) }] as const],
      ),
    ),
  };
}
