import { captchaArt } from '../../slots/art.fixtures.ts';
import { content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import type { LoginViewProps } from './contract.ts';
import { loginLabels } from './labels.ts';

/** Normalises a typed code as the app does; fixtures need only compatibility forms. */
const foldFixture = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

export function captchaFixture(options: FixtureOptions = {}): CaptchaModel {
  const { variant, locale } = settle(options);
  const common = { placeholder: translator(locale)('session.captcha'), fold: foldFixture, onRefresh: noop };
  if (variant === 'loading') return { state: 'loading', image: null, ...common };
  if (variant === 'empty') return { state: 'failed', image: null, ...common };
  return { state: 'ready', image: captchaArt, ...common };
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
