import { messageText } from '@housefront/core';
import {
  findProofs,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  type ProofOutcome,
} from '@housefront/core/features/reauthentication';
import { PasswordField } from '@housefront/ui/primitives/PasswordField';
import { TextField } from '@housefront/ui/primitives/TextField';
import type { Runtime } from '../runtime.ts';
import { canUsePasskeys } from './canUsePasskeys.ts';

/**
 * Asks in one dialog who the visitor is, before the sign-in is changed: by password or code, and by a passkey where the
 * browser has them. False if the visitor declines. Never rejects (PLT-01).
 */
export async function confirmIdentity({ core, messages }: Runtime): Promise<boolean> {
  const found = await findProofs(core);
  if (found === null) return false;
  const { t } = core.i18n;
  const problemOf = (outcome: ProofOutcome): string | null => {
    if (outcome.ok) return null;
    return outcome.message === null ? '' : messageText(outcome.message, core.i18n);
  };
  const byPasskey = async () => problemOf(await proveByPasskey(core));
  const title = t('reauthentication.title');
  const usePasskey = t('reauthentication.use_passkey');
  if (found.typed === null) {
    const question = { title, message: t('reauthentication.passkey_body'), confirm: usePasskey };
    if (!(await messages.confirm({ ...question, focus: 'confirm' }))) return false;
    const problem = await byPasskey();
    if (problem) core.events.emit('message', { kind: 'error', text: problem });
    return problem === null;
  }
  const isCode = found.typed === 'code';
  const answer = await messages.prompt({
    title,
    message: t(isCode ? 'reauthentication.code_body' : 'reauthentication.password_body'),
    label: t(isCode ? 'second_factor.any_code' : 'session.password'),
    confirm: t('reauthentication.confirm'),
    pattern: /\S/,
    error: t(isCode ? 'second_factor.blank' : 'ph_password'),
    field: ({ onChange, ...field }) =>
      isCode ? (
        <TextField {...field} onValueChange={onChange} autoComplete="one-time-code" autoCapitalize="none" />
      ) : (
        <PasswordField
          {...field}
          onValueChange={onChange}
          texts={{ show: t('session.show_password'), hide: t('session.hide_password') }}
        />
      ),
    accept: async (typed) => problemOf(await (isCode ? proveByCode(core, typed) : proveByPassword(core, typed))),
    ...(found.passkey && canUsePasskeys(core.config) && { other: { label: usePasskey, accept: byPasskey } }),
  });
  return answer !== null;
}
