import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { captchaFixture } from '../login/login.fixtures.ts';
import type { RecoveryViewProps } from './contract.ts';
import { recoveryLabels } from './labels.ts';

/** `error` shows an invalid e-mail of step 1, `longText` step 2; `loading` loads the captcha, `empty` failed to load it. */
export function recoveryFixture(
  options: FixtureOptions & { readonly step?: RecoveryViewProps['step']; readonly busy?: boolean } = {},
): RecoveryViewProps {
  const { variant, locale } = settle(options);
  const step = options.step ?? (variant === 'longText' ? 'password' : 'identity');
  return {
    open: true,
    onClose: noop,
    step,
    account: variant === 'normal' ? 'lucky88' : '',
    captcha: captchaFixture(options),
    busy: options.busy ?? false,
    error:
      variant === 'error'
        ? {
            field: step === 'password' ? 'confirm' : 'withdrawPassword',
            message: translator(locale)('signup.require_text'),
          }
        : null,
    onProve: noop,
    onEmailLeft: noop,
    fold: (_field, typed) => typed,
    onSave: noop,
    onCustomerService: noop,
    passwordLength: { min: 6, max: 12 },
    texts: labels(locale, recoveryLabels),
  };
}
