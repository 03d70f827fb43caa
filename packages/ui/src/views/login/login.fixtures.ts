import { captchaArt } from '../../slots/art.fixtures.ts';
import { content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import type { LoginViewProps } from './contract.ts';
import { loginLabels } from './labels.ts';

export function captchaFixture(options: FixtureOptions = {}): CaptchaModel {
  const { variant, locale } = settle(options);
  const placeholder = translator(locale)('session.captcha');
  if (variant === 'loading') return { state: 'loading', image: null, placeholder, onRefresh: noop };
  if (variant === 'empty') return { state: 'failed', image: null, placeholder, onRefresh: noop };
  return { state: 'ready', image: captchaArt, placeholder, onRefresh: noop };
}

/** `error` shows a refusal, `loading` loads the captcha, `empty` failed to load it. */
export function loginFixture(options: FixtureOptions & { busy?: boolean; open?: boolean } = {}): LoginViewProps {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  return {
    open: options.open ?? true,
    onClose: noop,
    captcha: captchaFixture(options),
    busy: options.busy ?? false,
    error: variant === 'error' ? { field: null, message: t('account_error') } : null,
    onSubmit: noop,
    onCustomerService: noop,
    onForgot: noop,
    register: {
      hint: t('signup.no_account'),
      label: t('signup.to_register'),
      onOpen: noop,
    },
    notes:
      variant === 'normal' || variant === 'longText'
        ? [
            {
              id: '1',
              title: content(locale, 'Keep your password to yourself', '请妥善保管密码'),
              html: `<p>${content(locale, 'Our staff will never ask you for it.', '客服人员绝不会向您索取密码。')}</p>`,
            },
          ]
        : [],
    providers: variant === 'longText' ? [{ id: 'acme', title: 'Acme ID', onOpen: noop }] : [],
    texts: labels(locale, loginLabels),
  };
}
