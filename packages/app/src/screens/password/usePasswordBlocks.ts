import type { AccountBlock } from '@housefront/ui/views';
import { formBlock, noticeBlock } from '../../kernel/member/account-blocks.ts';
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
  const form = usePasswordForm().model;
  const login = (first: boolean): AccountBlock =>
    formBlock(t, {
      id: 'password',
      title: t('password.title'),
      body: t('password.body'),
      form,
      submit: t('password.save'),
      first,
    });
  const withdraw = formBlock(t, {
    id: 'withdraw-password',
    title: t('password.withdraw_title'),
    body: t('password.withdraw_body'),
    form: useWithdrawForm(hasWithdraw).model,
    submit: t(hasWithdraw ? 'password.withdraw_save' : 'password.withdraw_set'),
  });
  return {
    all: [login(false), withdraw],
    forced: [noticeBlock('first-login', 'warning', t('password.forced_title'), t('password.forced_body')), login(true)],
  };
}
