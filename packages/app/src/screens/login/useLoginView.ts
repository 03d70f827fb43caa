import { checkLogin } from '@housefront/core/features/session';
import type { LoginCredentials, LoginViewProps } from '@housefront/ui/views';
import { openAuthWindow } from '@housefront/core/features/auth-window';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../runtime/runtime.ts';
import { openCustomerService, useCustomerService } from '../../shell/useCustomerService.ts';

const fieldOf = { ph_account_name: 'account', ph_password: 'password', ph_account_verify_code: 'answer' } as const;

/**
 * Sign-in by account, password and captcha (AUTH-01 to AUTH-25x).
 * @param registration what registers, while it stands in the place of the sign-in; else null (AUTH-05)
 */
export function useLoginView(registration: ReactNode): LoginViewProps {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const captcha = useMemo(() => core.session.createCaptcha(1), [core]);
  const shown = useStore(captcha.store);
  const { data: notes } = useQuery(core.content.queries.models('loginNotes'));
  const busy = useStore(core.session.store, (state) => state.loggingIn);
  const [error, setError] = useState<LoginViewProps['error']>(null);
  const service = useCustomerService();
  const account = useStore(overlays.store, (state) => state.account);
  const visible = registration === null;
  useEffect(() => {
    if (visible) void captcha.reload();
  }, [captcha, visible]);
  useEffect(() => () => captcha.dispose(), [captcha]);

  const submit = async (credentials: LoginCredentials) => {
    const empty = checkLogin(credentials);
    setError(empty === null ? null : { field: fieldOf[empty], message: t(empty) });
    if (empty !== null) return;
    const outcome = await core.session.login(credentials, captcha);
    // Refusals are told by a toast; what the form itself can mend stands at its field.
    if (outcome.kind === 'refused' || outcome.kind === 'busy') return;
    // The next step opens before this one closes: what the visitor wanted stays wanted.
    if (outcome.kind === 'question') overlays.open('securityQuestion', { question: outcome.data });
    // An account that moved here proves who it is first (AUTH-23, SHELL-36x).
    if (outcome.kind === 'reset') overlays.open('recovery', { account: credentials.account.trim() });
    overlays.close('login');
  };

  return {
    open: true,
    onClose: () => {
      overlays.close('login');
      overlays.close('register');
      core.play.forget();
    },
    captcha: {
      state: shown.status === 'idle' ? 'loading' : shown.status,
      image: shown.image || null,
      placeholder: shown.placeholder,
      onRefresh: () => void captcha.reload(),
    },
    busy,
    error,
    notes,
    account,
    onSubmit: (credentials) => void submit(credentials),
    onForgot: () => {
      overlays.open('recovery');
      overlays.close('login');
    },
    providers: core.config.authProviders.map((provider) => ({
      id: provider.id,
      title: provider.title,
      onOpen: () => void openAuthWindow(core, provider),
    })),
    onCustomerService: service === null ? undefined : () => openCustomerService(service),
    register: {
      hint: t('signup.no_account'),
      label: t('signup.to_register'),
      onOpen: () => overlays.open('register'),
    },
    registration: visible
      ? undefined
      : { title: t('signup.title'), subtitle: t('signup.subtitle'), content: registration },
    texts: {
      title: t('session.title'),
      subtitle: t('session.subtitle'),
      account: t('session.account'),
      accountHint: t('ph_account_name'),
      password: t('session.password'),
      passwordHint: t('ph_password'),
      showPassword: t('session.show_password'),
      hidePassword: t('session.hide_password'),
      captcha: t('session.captcha'),
      captchaRefresh: t('session.captcha_refresh'),
      captchaReload: t('session.captcha_reload'),
      captchaImage: t('session.captcha_image'),
      submit: t('session.submit'),
      submitting: t('session.submitting'),
      close: t('common.close'),
      customerService: t('common.customer_service'),
      forgot: t('auth.forgot'),
      otherWays: t('auth.other_ways'),
    },
  };
}
