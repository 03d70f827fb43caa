import type { BannerModel } from '@housefront/ui/patterns/FormFields';
import type { RegisterViewProps } from '@housefront/ui/views';
import { backgroundQuery } from '@housefront/core/features/registration';
import { registerLabels } from '@housefront/ui/views/register/labels';
import { useQuery } from '@tanstack/react-query';
import { createElement, Suspense, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { FormDeclaration } from '../../forms/types.ts';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useExtension } from '../../kernel/extension.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { captchaModel } from '../../forms/captchaModel.ts';
import { openCustomerService, useCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { withoutWrongDay } from './birthday.ts';
import { useEligibility, type SignUpValues } from './eligibility.ts';
import { foldContacts, isInput, registerFields } from './registerFields.ts';
import { useSendCode } from './useSendCode.ts';
import { useRegistration, type RegistrationRun } from './useRegistration.ts';

const bannerTones = {
  settings: 'danger',
  recommend: 'warning',
  agent: 'warning',
  currency: 'warning',
  service: 'info',
} as const;

/** The notice above the form, with its actions (REG-02). */
function useBanners({ registration, state }: RegistrationRun, service: string | null): readonly BannerModel[] {
  const { t } = useRuntime().core.i18n;
  return state.banners.flatMap(({ id, key, params }) => {
    if (id === 'service' && service === null) return [];
    const action =
      id === 'settings'
        ? { label: t('signup.retry'), onPress: () => void registration.retry() }
        : id === 'service' && service !== null
          ? { label: t('common.customer_service'), onPress: () => openCustomerService(service) }
          : undefined;
    return [{ id, tone: bannerTones[id], text: t(key, params), action }];
  });
}

/** Registration (REG-05x). */
export function useRegisterView(surface: RegisterViewProps['surface']): RegisterViewProps {
  const { core, navigate, overlays } = useRuntime();
  const extension = useExtension();
  const { t } = core.i18n;
  const run = useRegistration();
  const eligibility = useEligibility();
  const { registration, state, form } = run;
  const { busy, settings, sms } = state;
  const shown = useStore(registration.captcha.store);
  const service = useCustomerService();
  const { data: picture = '' } = useQuery(backgroundQuery(core));
  const banners = useBanners(run, service);
  const sendCode = useSendCode(sms);

  const values = form.read();
  const planned = registerFields({
    core,
    state,
    values,
    captcha: captchaModel(shown, registration.captcha),
    send: {
      ...sendCode,
      disabled: !registration.canSendCode(),
      onSend: () => void registration.sendCode(),
    },
    onAgreement: () => overlays.open('agreement', { onAccept: () => form.set({ agreement: true }) }),
  });
  const fields = [...foldContacts(planned, t), ...eligibility.fields];

  const change = (name: keyof SignUpValues, next: SignUpValues): void => {
    if (name === 'eligibility') return;
    if (name === 'memberCurrency') void registration.chooseCurrency(next.memberCurrency);
    else registration.changed(name);
    const memberBirthday = name === 'memberBirthday' && withoutWrongDay(next.memberBirthday);
    if (memberBirthday) form.set({ memberBirthday });
  };
  const submit: FormDeclaration<SignUpValues>['onSubmit'] = async () => {
    const outcome = await registration.submit();
    if (outcome.kind === 'done' && surface === 'page') navigate(paths.home(), { replace: true });
    if (outcome.kind === 'done') overlays.close('register');
    const wrong = outcome.kind === 'refused' ? outcome.field : null;
    if (wrong !== null && isInput(wrong)) form.focus(wrong);
  };

  const handle = useFormModel<SignUpValues>({
    initial: run.initial,
    fields,
    check: (entered) => ({ ...run.check(entered), ...eligibility.problem(entered.eligibility) }),
    known: run.known,
    banners,
    busy,
    onChange: change,
    onLeave: (name, _, good) => {
      if (good && name !== 'eligibility') void registration.left(name);
    },
    onShown: (name, { key }) => {
      if (name !== 'eligibility') registration.shown(name, key);
    },
    onSubmit: submit,
  });
  // Must precede the effects that use it.
  useLayoutEffect(() => form.attach(handle));

  return {
    surface,
    state: settings === 'loading' ? 'loading' : 'ready',
    form: handle.model,
    picture,
    note: extension && createElement(Suspense, null, createElement(extension.RegisterNote)),
    onLogin: () => overlays.open('login'),
    onCustomerService: service === null ? undefined : () => openCustomerService(service),
    texts: useLabels(registerLabels),
  };
}
