import { patterns } from '@housefront/contract/rules';
import { PinField } from '@housefront/ui/patterns/FormFields';
import { useRuntime } from '../../../kernel/runtime.ts';
import { pinTexts } from '../../../forms/pin-texts.ts';

/** The purpose of a prompt for the withdrawal password. */
interface Reason {
  readonly title: string;
  readonly message: string;
  /** Label of the button that continues. */
  readonly confirm: string;
}

/** Asks for the withdrawal password in a modal, by the boxes of the forms; null when the modal was closed (AGT-20x). */
export function useAskPin(): (reason: Reason) => Promise<string | null> {
  const { core, messages } = useRuntime();
  const { t } = core.i18n;
  return (reason) =>
    messages.prompt({
      ...reason,
      label: t('cashier.withdraw_password'),
      pattern: patterns.fourDigits,
      error: t('signup.err_withdrawPsw_blank'),
      field: (field) => <PinField name="password" required {...field} {...pinTexts(t)} />,
    });
}
