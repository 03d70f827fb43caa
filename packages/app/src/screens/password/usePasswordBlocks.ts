import type { AccountBlock } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePasswordForm, useWithdrawForm } from './password-forms.ts';

/** Passwords in the member centre. */
export interface PasswordBlocks {
  /** Both forms, below the profile (PWD-06x). */
  readonly all: readonly AccountBlock[];
  /** The forced change at the first login: reason and form (PWD-01). */
  readonly forced: readonly AccountBlock[];
}

/**
 * The password forms of the member centre.
 * @param hasWithdraw whether a withdrawal password is set
 */
export function usePasswordBlocks(hasWithdraw: boolean): PasswordBlocks {
  const { t } = useRuntime().core.i18n;
  const submitting = t('recovery.sending');
  const login = {
    kind: 'form',
    id: 'password',
    title: t('password.title'),
    body: t('password.body'),
    form: usePasswordForm().model,
    submit: t('password.save'),
    submitting,
  } as const;
  const withdraw: AccountBlock = {
    kind: 'form',
    id: 'withdraw-password',
    title: t('password.withdraw_title'),
    body: t('password.withdraw_body'),
    form: useWithdrawForm(hasWithdraw).model,
    submit: t(hasWithdraw ? 'password.withdraw_save' : 'password.withdraw_set'),
    submitting,
    first: false,
  };
  const why = { title: t('password.forced_title'), body: t('password.forced_body') };
  return {
    all: [{ ...login, first: false }, withdraw],
    forced: [
      { kind: 'notice', id: 'first-login', tone: 'warning', ...why, actions: [] },
      { ...login, first: true },
    ],
  };
}
