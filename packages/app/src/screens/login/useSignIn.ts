import { checkLogin } from '@housefront/core/features/session';
import type { LoginCredentials, LoginTexts, LoginViewProps } from '@housefront/ui/views';
import { loginLabels } from '@housefront/ui/views/login/labels';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { offerPasskeyAfterSignIn, usePasskeysInField } from './usePasskeysInField.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useCaptcha } from '../../forms/captchaModel.ts';

const fieldOf = { ph_account_name: 'account', ph_password: 'password', ph_account_verify_code: 'answer' } as const;

/** State and actions of a sign-in form, in the dialog and in the header. */
export interface SignIn extends Pick<LoginViewProps, 'captcha' | 'busy' | 'passkeys'> {
  readonly error: { readonly field: keyof LoginCredentials; readonly message: string } | null;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  readonly texts: LoginTexts;
}

/**
 * Sign-in by account, password and captcha (AUTH-06).
 * @param visible whether the form is on screen: a captcha is loaded only then, and none on sites without sign-in.
 */
export function useSignIn(visible: boolean): SignIn {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const { t } = core.i18n;
  const demo = core.config.public.DEMO_MODE;
  const { captcha, model } = useCaptcha(visible && !demo);
  const busy = useStore(core.session.store, (state) => state.loggingIn);
  const [error, setError] = useState<SignIn['error']>(null);
  const passkeys = usePasskeysInField(visible && !demo);

  const submit = async (credentials: LoginCredentials) => {
    const first = checkLogin(credentials);
    const empty = demo && first === 'ph_account_verify_code' ? null : first;
    setError(empty === null ? null : { field: fieldOf[empty], message: t(empty) });
    if (empty !== null) return;
    const outcome = await core.session.login(credentials, captcha);
    // Refusals are shown as a toast; problems of a field at the field.
    if (outcome.kind === 'refused' || outcome.kind === 'busy') return;
    // The next step opens before this one closes, which keeps the target of the sign-in.
    if (outcome.kind === 'step') overlays.open('securityQuestion', { step: outcome.step });
    // A migrated account proves its identity first (SHELL-36x).
    if (outcome.kind === 'reset') overlays.open('recovery', { account: credentials.account.trim() });
    overlays.close('login');
    if (outcome.kind === 'done') offerPasskeyAfterSignIn(runtime);
  };

  return {
    captcha: model,
    busy,
    passkeys,
    error,
    onSubmit: (credentials) => void submit(credentials),
    texts: useLabels(loginLabels),
  };
}
