import type { RegistrationState } from '@housefront/core/features/registration';
import type { SendCodeModel } from '@housefront/ui/patterns/FormFields';
import { useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** The button that sends a code to a phone, without what it does (REG-11x). */
export function useSendCode({
  secondsLeft,
  sending,
}: RegistrationState['sms']): Omit<SendCodeModel, 'disabled' | 'onSend'> {
  const { t } = useRuntime().core.i18n;
  const [waited, setWaited] = useState(false);
  if (secondsLeft > 0 && !waited) setWaited(true);
  return {
    label: secondsLeft > 0 ? t('signup.send_code_wait', { seconds: secondsLeft }) : t('signup.send_code'),
    status: secondsLeft === 0 && waited ? t('signup.send_code_again') : '',
    busy: sending,
  };
}
