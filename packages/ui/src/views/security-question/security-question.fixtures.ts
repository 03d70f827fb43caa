import { fill, noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { captchaFixture } from '../login/login.fixtures.ts';
import type { AnswerKind, SecurityQuestionTexts, SecurityQuestionViewProps } from './contract.ts';

const en: SecurityQuestionTexts = {
  title: 'Security question',
  subtitle: 'This device is new. Please show that the account is yours.',
  answer: 'Registered phone number',
  showAnswer: 'Show the answer',
  hideAnswer: 'Hide the answer',
  captcha: 'Verification code',
  captchaRefresh: 'New picture',
  captchaReload: 'Load the picture again',
  captchaImage: 'Picture with the verification code',
  submit: 'Confirm',
  submitting: 'Checking…',
  skip: 'Ask me another question ({{left}} left)',
  close: 'Close',
  customerService: 'Customer service',
};
const zh: SecurityQuestionTexts = {
  title: '安全问题',
  subtitle: '检测到新设备，请证明账号属于您。',
  answer: '注册手机号码',
  showAnswer: '显示答案',
  hideAnswer: '隐藏答案',
  captcha: '验证码',
  captchaRefresh: '换一张',
  captchaReload: '重新加载图片',
  captchaImage: '验证码图片',
  submit: '确认',
  submitting: '验证中…',
  skip: '换一个问题（剩余 {{left}} 个）',
  close: '关闭',
  customerService: '在线客服',
};

const questions: Readonly<Record<AnswerKind, readonly [en: string, zh: string]>> = {
  name: ['Your full name', '您的姓名'],
  identity: ['ID number', '证件号码'],
  phone: [en.answer, zh.answer],
  email: ['Registered e-mail address', '注册邮箱'],
  pin: ['Withdrawal password', '取款密码'],
};

/** `error` shows an empty answer, `loading` waits for the captcha, `empty` is the last question and got no captcha. */
export function securityQuestionFixture(
  options: FixtureOptions & { readonly kind?: AnswerKind; readonly busy?: boolean } = {},
): SecurityQuestionViewProps {
  const { variant, locale } = settle(options);
  const said = texts(locale, en, zh);
  return {
    open: true,
    onClose: noop,
    kind: options.kind ?? 'phone',
    captcha: captchaFixture(options),
    busy: options.busy ?? false,
    turn: 0,
    error:
      variant === 'error'
        ? { field: 'reply', message: say(locale, 'Please enter your phone number', '请输入手机号码') }
        : null,
    onSubmit: noop,
    onSkip: variant === 'empty' ? undefined : noop,
    onCustomerService: noop,
    texts: {
      ...said,
      answer: say(locale, ...questions[options.kind ?? 'phone']),
      skip: fill(said.skip, { left: 2 }),
    },
  };
}
