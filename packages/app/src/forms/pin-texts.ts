import { digitsIn } from '@housefront/contract/rules';
import type { CoreI18n } from '@housefront/core/i18n';

const DIGITS = [1, 2, 3, 4] as const;

/** Labels of the boxes for the withdrawal password (REG-56x). */
export const pinTexts = (t: CoreI18n['t']) => ({
  texts: { show: t('session.show_password'), hide: t('session.hide_password') },
  digitsIn,
  digits: DIGITS.map((number) => t('signup.pin_digit', { number, total: DIGITS.length })),
});
