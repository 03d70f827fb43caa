import type { AccountBlock } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { useWithdrawForm } from './password-forms.ts';
import { formBlock } from '../../kernel/member/account-blocks.ts';

/**
 * The form that sets the first withdrawal password, on the page that needs one, so that the visitor need not leave it
 * (MEM-39x).
 */
export function useFirstPinBlock(): AccountBlock {
  const { t } = useRuntime().core.i18n;
  return formBlock(t, {
    id: 'first-pin',
    title: t('cashier.need_password_title'),
    body: t('cashier.need_password_body'),
    form: useWithdrawForm(false).model,
    submit: t('password.withdraw_set'),
  });
}
