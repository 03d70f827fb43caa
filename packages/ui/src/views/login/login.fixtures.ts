import { captchaArt } from '../../slots/art.fixtures.ts';
import { noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import type { LoginTexts, LoginViewProps } from './contract.ts';

const en: LoginTexts = {
  title: 'Sign in',
  subtitle: 'Good to see you again',
  account: 'Account',
  accountHint: 'Please enter your account',
  password: 'Password',
  passwordHint: 'Please enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  captcha: 'Verification code',
  captchaRefresh: 'New picture',
  captchaReload: 'Load the picture again',
  captchaImage: 'Picture with the verification code',
  submit: 'Sign in',
  submitting: 'Signing in…',
  close: 'Close',
  customerService: 'Customer service',
  forgot: 'Forgot your password?',
  otherWays: 'Or continue with',
};
const zh: LoginTexts = {
  title: '登录',
  subtitle: '欢迎回来',
  account: '账号',
  accountHint: '请输入账号',
  password: '密码',
  passwordHint: '请输入密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  captcha: '验证码',
  captchaRefresh: '换一张',
  captchaReload: '重新加载图片',
  captchaImage: '验证码图片',
  submit: '登录',
  submitting: '登录中…',
  close: '关闭',
  customerService: '在线客服',
  forgot: '忘记密码？',
  otherWays: '或使用以下方式登录',
};

export function captchaFixture(options: FixtureOptions = {}): CaptchaModel {
  const { variant, locale } = settle(options);
  const placeholder = say(locale, 'Verification code', '验证码');
  if (variant === 'loading') return { state: 'loading', image: null, placeholder, onRefresh: noop };
  if (variant === 'empty') return { state: 'failed', image: null, placeholder, onRefresh: noop };
  return { state: 'ready', image: captchaArt, placeholder, onRefresh: noop };
}

/** `error` shows a refusal, `loading` waits for the captcha, `empty` failed to get one. */
export function loginFixture(options: FixtureOptions & { busy?: boolean; open?: boolean } = {}): LoginViewProps {
  const { variant, locale } = settle(options);
  return {
    open: options.open ?? true,
    onClose: noop,
    captcha: captchaFixture(options),
    busy: options.busy ?? false,
    error:
      variant === 'error' ? { field: null, message: say(locale, 'Wrong account or password', '账号或密码错误') } : null,
    onSubmit: noop,
    onCustomerService: noop,
    onForgot: noop,
    register: {
      hint: say(locale, 'New here?', '还没有账号？'),
      label: say(locale, 'Create an account', '立即注册'),
      onOpen: noop,
    },
    notes:
      variant === 'normal' || variant === 'longText'
        ? [
            {
              id: '1',
              title: say(locale, 'Keep your password to yourself', '请妥善保管密码'),
              html: `<p>${say(locale, 'Our staff will never ask you for it.', '客服人员绝不会向您索取密码。')}</p>`,
            },
          ]
        : [],
    providers: variant === 'longText' ? [{ id: 'acme', title: 'Acme ID', onOpen: noop }] : [],
    texts: texts(locale, en, zh),
  };
}
