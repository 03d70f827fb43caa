import { checkPasswordChange, checkWithdrawPassword, type PasswordFailure } from '@housefront/contract/rules';
import { changePassword, changeWithdrawPassword } from '@housefront/core/features/password';
import { PASSWORD_LENGTH } from '@housefront/core/features/recovery';
import type { FieldDeclaration, Problems } from '../../forms/types.ts';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { confirmIdentity } from '../../kernel/member/confirmIdentity.tsx';
import { usePinField } from '../account/cashier/usePinField.ts';

interface Passwords {
  readonly oldPassword: string;
  readonly password: string;
  readonly checkPassword: string;
}
type Name = keyof Passwords;

/** Clears the form after a successful change. */
const empty: Passwords = { oldPassword: '', password: '', checkPassword: '' };

function useProblems(): (failures: readonly PasswordFailure[]) => Problems<Passwords> {
  const { t } = useRuntime().core.i18n;
  return (failures) =>
    Object.fromEntries(failures.map(({ field, key }) => [field, { key, text: t(key, PASSWORD_LENGTH) }]));
}

/** The form that changes the login password (PWD-04x). */
export function usePasswordForm() {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const problems = useProblems();
  const field = (name: Name, label: string, autocomplete: string, hint?: string): FieldDeclaration<Name> => ({
    widget: 'password',
    name,
    label: t(label),
    required: true,
    autocomplete,
    texts: { show: t('session.show_password'), hide: t('session.hide_password') },
    hint,
  });
  const form = useFormModel<Passwords>({
    initial: empty,
    fields: [
      field('oldPassword', 'password.old', 'current-password'),
      field('password', 'recovery.new_password', 'new-password', t('recovery.new_password_hint', PASSWORD_LENGTH)),
      field('checkPassword', 'recovery.confirm', 'new-password'),
    ],
    check: (values) => problems(checkPasswordChange(values)),
    onSubmit: async (values) => {
      if (await changePassword(core, values)) form.reset(empty);
    },
  });
  return form;
}

/**
 * The form that sets or changes the withdrawal password. For the first one the platform may want a proof of identity; a
 * member who declines keeps the typed digits (PWD-06x).
 * @param hasOld whether one is set; the form asks for it then
 */
export function useWithdrawForm(hasOld: boolean) {
  const runtime = useRuntime();
  const { core } = runtime;
  const { t } = core.i18n;
  const problems = useProblems();
  const pin = usePinField();
  const form = useFormModel<Passwords>({
    initial: empty,
    fields: [
      ...(hasOld ? [pin('oldPassword', t('password.withdraw_old'))] : []),
      pin('password', t('password.withdraw_new')),
      pin('checkPassword', t('password.withdraw_confirm')),
    ],
    check: (values) => problems(checkWithdrawPassword(values, hasOld)),
    onSubmit: async (values) => {
      if (await changeWithdrawPassword(core, values, hasOld, () => confirmIdentity(runtime))) form.reset(empty);
    },
  });
  return form;
}
