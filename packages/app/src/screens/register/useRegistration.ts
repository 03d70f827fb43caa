import { emptyRegistration } from '@housefront/contract/rules';
import type { Core } from '@housefront/core';
import { hasAgreed } from '@housefront/core/features/consent';
import {
  createRegistration,
  type Registration,
  type RegistrationConversion,
  type RegistrationState,
} from '@housefront/core/features/registration';
import { trackConversion } from '@housefront/core/features/tracking';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Problems } from '../../forms/types.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { createFormLink, type FormLink } from './form-link.ts';
import type { SignUpValues } from './eligibility.ts';
import { faultProblems, statusProblems } from './register-problems.ts';

/** Duration of the toast about settings that failed to load, in milliseconds (REG-10). */
const SETTINGS_TOAST_MS = 5000;

/** A registration of core, linked to the form. */
export interface RegistrationRun {
  readonly registration: Registration;
  readonly state: RegistrationState;
  /** Attaches the form. */
  readonly form: FormLink<SignUpValues>;
  /** Initial values of the form. */
  readonly initial: SignUpValues;
  /** Validates values by the rules. */
  readonly check: (values: SignUpValues) => Problems<SignUpValues>;
  /** The platform's verdicts on the fields. */
  readonly known: Problems<SignUpValues>;
}

/** Notifies the advertiser's pixel if a page of the site loaded one; equal ids count once (REG-29x). */
function trackWithPixel({ name, id, custom }: RegistrationConversion): void {
  const pixel: unknown = Reflect.get(globalThis, 'fbq');
  if (typeof pixel === 'function') Reflect.apply(pixel, globalThis, ['track', name, custom, { eventID: id }]);
}

/**
 * Tracks a registration: the site's server, and the pixel if it is loaded, with consent to marketing only. Never rejects,
 * shows nothing (REG-29x).
 */
async function trackRegistration(
  core: Pick<Core, 'calls' | 'config' | 'ports'>,
  conversion: RegistrationConversion,
): Promise<void> {
  if (!hasAgreed(core, 'marketing')) return;
  try {
    trackWithPixel(conversion);
  } catch (error) {
    core.ports.logger.warn('the pixel failed', { error: String(error) });
  }
  await trackConversion(core, conversion);
}

/** Runs a registration while its form is mounted. */
export function useRegistration(): RegistrationRun {
  const { core, overlays, toasts } = useRuntime();
  const { i18n, site } = core;
  const [run] = useState(() => {
    const { siteId, currency } = site.getState();
    const initial: SignUpValues = { ...emptyRegistration(siteId, currency), eligibility: false };
    const form = createFormLink<SignUpValues>(initial);
    const complete = (values: SignUpValues) => ({ ...values, siteId, captchaToken: '' });
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
        // The rules changed: validate the filled-in values again.
        if (plan !== before.plan) form.recheck();
      }),
    [registration, form],
  );

  return {
    registration,
    state,
    form,
    initial: run.initial,
    check: (values) => faultProblems(registration.faults(run.complete(values)), i18n),
    known: statusProblems(state.status, i18n),
  };
}
