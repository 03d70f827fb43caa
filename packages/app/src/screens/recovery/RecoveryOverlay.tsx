import { useEffect, useMemo, useState } from 'react';
import { foldNumber, foldPhone } from '@housefront/contract/rules';
import {
  checkEmail,
  createRecovery,
  PASSWORD_LENGTH,
  type IdentityForm,
  type PasswordForm,
  type RecoverySms,
} from '@housefront/core/features/recovery';
import type { RecoveryField, RecoveryIdentity, RecoveryViewProps } from '@housefront/ui/views';
import { recoveryLabels } from '@housefront/ui/views/recovery/labels';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { captchaModel } from '../../forms/captchaModel.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** Inputs of the view by the fields of core. */
const inputOf = {
  way: 'phone',
  account: 'account',
  withdrawPassword: 'withdrawPassword',
  phone: 'phone',
  email: 'email',
  captcha: 'answer',
  password: 'newPassword',
  confirm: 'confirm',
} as const satisfies Record<keyof IdentityForm | keyof PasswordForm, RecoveryField>;

const still = createStore(() => ({ left: 0, busy: false, sent: false }));

/** State of the SMS button (WPR-14). */
function useSending(sms: RecoverySms | null) {
  const { t } = useRuntime().core.i18n;
  const { left, busy, sent } = useStore(sms?.store ?? still);
  const again = sent && left === 0;
  return {
    label: left > 0 ? t('signup.send_code_wait', { seconds: left }) : t('signup.send_code'),
    status: again ? t('signup.send_code_again') : '',
    disabled: left > 0,
    busy,
  };
}

/** Reset of the login password (WPR-15x). */
function useRecoveryView(): RecoveryViewProps {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const recovery = useMemo(() => createRecovery(core), [core]);
  const { step, busy } = useStore(recovery.store);
  const shown = useStore(recovery.captcha.store);
  const account = useStore(overlays.store, (state) => state.account);
  const sending = useSending(recovery.sms);
  const [error, setError] = useState<RecoveryViewProps['error']>(null);
  const onCustomerService = useOpenCustomerService();
  useEffect(() => {
    void recovery.captcha.reload();
    return () => recovery.dispose();
  }, [recovery]);
  const [proven, setProven] = useState('');

  const prove = async (identity: RecoveryIdentity) => {
    setError(null);
    const outcome = await recovery.verify(identity);
    if (outcome.kind === 'done') setProven(identity.account.trim());
    if (outcome.kind === 'incomplete') {
      const { field, key } = outcome.problem;
      setError({ field: inputOf[field], message: t(key, PASSWORD_LENGTH) });
    }
  };
  const save = async (passwords: PasswordForm) => {
    setError(null);
    const outcome = await recovery.reset(passwords);
    if (outcome.kind === 'done') {
      // The new password is used for a sign-in at once (WPR-17x).
      overlays.open('login', { account: proven });
      overlays.close('recovery');
    }
    if (outcome.kind === 'incomplete') {
      const { field, key } = outcome.problem;
      setError({ field: inputOf[field], message: t(key, PASSWORD_LENGTH) });
    }
  };
  const leaveEmail = (email: string) => {
    const key = email === '' ? null : checkEmail(email);
    if (key !== null) setError({ field: 'email', message: t(key), quiet: true });
    else setError((before) => (before?.field === 'email' ? null : before));
  };

  return {
    open: true,
    onClose: () => {
      overlays.close('recovery');
      core.play.forget();
    },
    step,
    account,
    captcha: captchaModel(shown, recovery.captcha),
    sms: recovery.sms === null ? undefined : { ...sending, onSend: (phone) => void recovery.sms?.send(phone) },
    passwordLength: PASSWORD_LENGTH,
    busy,
    error,
    onProve: (identity) => void prove(identity),
    onEmailLeft: leaveEmail,
    fold: (field, typed) => (field === 'phone' ? foldPhone(typed, core.site.getState().currency) : foldNumber(typed)),
    onSave: (passwords) => void save(passwords),
    onCustomerService,
    texts: useLabels(recoveryLabels),
  };
}

/** The password reset as an overlay. Mounted while open, so that each opening starts at step 1 (SHELL-35). */
export default viewWith('recovery', useRecoveryView);
