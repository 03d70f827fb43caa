import { fill, noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { captchaFixture } from '../login/login.fixtures.ts';
import type { RecoveryTexts, RecoveryViewProps } from './contract.ts';

const en: RecoveryTexts = {
  title: 'Reset the login password',
  subtitle: 'Prove that the account is yours, then choose a new password.',
  account: 'Account',
  withdrawPassword: 'Withdrawal password',
  withdrawPasswordHint: 'The four digits that you withdraw with',
  way: 'Contact to verify',
  byPhone: 'Phone',
  byEmail: 'E-mail',
  phone: 'Registered phone number',
  email: 'Registered e-mail address',
  newPassword: 'New password',
  newPasswordHint: '{{min}} to {{max}} letters and digits, with a small letter and a digit',
  confirm: 'Repeat the new password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  captcha: 'Verification code',
  captchaRefresh: 'New picture',
  captchaReload: 'Load the picture again',
  captchaImage: 'Picture with the verification code',
  next: 'Next',
  save: 'Save the new password',
  sending: 'One moment…',
  close: 'Close',
  customerService: 'Customer service',
};
const zh: RecoveryTexts = {
  title: '重设登录密码',
  subtitle: '请先验证账号属于您，再设置新密码。',
  account: '账号',
  withdrawPassword: '取款密码',
  withdrawPasswordHint: '取款时使用的四位数字',
  way: '验证方式',
  byPhone: '手机',
  byEmail: '邮箱',
  phone: '注册手机号码',
  email: '注册邮箱',
  newPassword: '新密码',
  newPasswordHint: '{{min}} 至 {{max}} 位字母与数字，须含小写字母与数字',
  confirm: '再次输入新密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  captcha: '验证码',
  captchaRefresh: '换一张',
  captchaReload: '重新加载图片',
  captchaImage: '验证码图片',
  next: '下一步',
  save: '保存新密码',
  sending: '请稍候…',
  close: '关闭',
  customerService: '在线客服',
};

/** `error` shows a wrong e-mail of step 1, `longText` step 2; `loading` waits for the captcha, `empty` got none. */
export function recoveryFixture(
  options: FixtureOptions & { readonly step?: RecoveryViewProps['step']; readonly busy?: boolean } = {},
): RecoveryViewProps {
  const { variant, locale } = settle(options);
  const said = texts(locale, en, zh);
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
            message: say(locale, 'Please fill this in', '请填写此项'),
          }
        : null,
    onProve: noop,
    onEmailLeft: noop,
    onSave: noop,
    onCustomerService: noop,
    texts: {
      ...said,
      ...(step === 'password' && {
        subtitle: say(locale, 'Choose the password that you sign in with from now on.', '请设置今后登录使用的密码。'),
      }),
      newPasswordHint: fill(said.newPasswordHint, { min: 6, max: 12 }),
    },
  };
}
