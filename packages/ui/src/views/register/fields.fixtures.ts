import type { DateFieldModel, FieldModel, SendCodeModel } from '../../patterns/FormFields/index.ts';
import { fill, noop, say, settle, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { captchaFixture } from '../login/login.fixtures.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0')).map((value) => ({
    value,
    label: value,
  }));

const dateParts = (locale: FixtureLocale): DateFieldModel['parts'] => [
  { part: 'year', label: say(locale, 'Year', '年'), options: numbers(1940, 2008).toReversed() },
  { part: 'month', label: say(locale, 'Month', '月'), options: numbers(1, 12) },
  { part: 'day', label: say(locale, 'Day', '日'), options: numbers(1, 31) },
];

/** The send control: at rest, while it sends, or counting down. */
export function sendFixture(locale: FixtureLocale = 'en_US', left = 0): SendCodeModel {
  const wait = {
    label: fill(say(locale, 'Again in {{seconds}} s', '{{seconds}} 秒后重发'), { seconds: left }),
    disabled: true,
  };
  return {
    ...(left > 0 ? wait : { label: say(locale, 'Send code', '获取验证码'), disabled: false }),
    status: '',
    busy: false,
    onSend: noop,
  };
}

/** Names of the four boxes of a withdrawal password. */
export const pinDigitsFixture = (locale: FixtureLocale): readonly string[] =>
  [1, 2, 3, 4].map((number) =>
    fill(say(locale, 'Digit {{number}} of {{total}}', '第 {{number}} 位，共 {{total}} 位'), { number, total: 4 }),
  );

/** One field of each widget, as registration asks for them; `error` shows what is wrong with every one. */
export function fieldsFixture(
  options: FixtureOptions & { locked?: boolean; left?: number } = {},
): readonly FieldModel[] {
  const { variant, locale } = settle(options);
  const t = (en: string, zh: string) => say(locale, en, zh);
  const faults = variant === 'error';
  const base = (name: string, label: string, error: string, required = true) => ({
    name,
    label,
    required,
    onBlur: noop,
    error: faults ? error : undefined,
  });
  const text = { value: '', onChange: noop };
  const shown = { show: t('Show password', '显示密码'), hide: t('Hide password', '隐藏密码') };
  const blank = t('Please fill this in', '请填写此项');
  const length = { min: 6, max: 12 };
  return [
    {
      ...base('account', t('Account', '账号'), t('This account name is taken', '账号已被使用')),
      ...text,
      widget: 'text',
      value: 'lucky88',
      capitalise: 'none',
      autocomplete: 'username',
      placeholder: fill(t('{{min}} to {{max}} letters and digits', '{{min}} 至 {{max}} 位字母与数字'), length),
      busy: variant === 'normal',
    },
    {
      ...base(
        'password',
        t('Password', '密码'),
        fill(t('The password has {{min}} to {{max}} characters', '密码为 {{min}} 至 {{max}} 位'), length),
      ),
      ...text,
      widget: 'password',
      hint: fill(
        t(
          '{{min}} to {{max}} letters and digits, with a small letter and a digit',
          '{{min}} 至 {{max}} 位字母与数字，须含小写字母与数字',
        ),
        length,
      ),
      autocomplete: 'new-password',
      texts: shown,
    },
    {
      ...base('confirm', t('Repeat the password', '确认密码'), t('The two passwords differ', '两次密码不一致')),
      ...text,
      widget: 'password',
      autocomplete: 'new-password',
      texts: shown,
    },
    {
      ...base('currency', t('Currency', '货币'), blank),
      ...text,
      widget: 'select',
      value: 'RMB',
      readOnly: options.locked ?? false,
      options: [
        { value: 'RMB', label: t('Renminbi (RMB)', '人民币 (RMB)') },
        { value: 'VND', label: t('Vietnamese dong (VND)', '越南盾 (VND)') },
      ],
    },
    {
      ...base('introducer', t('Invitation code', '邀请码'), t('Nobody is known by this code', '推荐人不存在'), false),
      ...text,
      widget: 'text',
      ...(options.locked ? { value: 'agent007', readOnly: true } : {}),
      hint: options.locked
        ? t('Set by the link or address that brought you here', '由您进入的链接或域名设定')
        : undefined,
    },
    {
      ...base(
        'name',
        t('Full name', '真实姓名'),
        t('Please enter your name as it is written on your papers', '请填写与证件一致的姓名'),
      ),
      ...text,
      widget: 'text',
      capitalise: 'words',
      autocomplete: 'name',
    },
    {
      ...base('phone', t('Phone number', '手机号码'), t('The phone number takes digits only', '手机号码只能输入数字')),
      ...text,
      widget: 'phone',
      autocomplete: 'tel',
      value: '5550100',
      send: sendFixture(locale, options.left),
    },
    {
      ...base('code', t('Code from the SMS', '短信验证码'), t('This code is not right', '验证码不正确')),
      ...text,
      widget: 'code',
      autocomplete: 'one-time-code',
    },
    {
      ...base('email', t('E-mail', '电子邮箱'), t('Please enter a valid e-mail address', '请输入有效邮箱')),
      ...text,
      widget: 'email',
      autocomplete: 'email',
    },
    {
      ...base('birthday', t('Date of birth', '出生日期'), t('Please choose the month of your birth', '请选择出生月份')),
      widget: 'date',
      birthday: true,
      value: { year: '1990', month: '', day: '' },
      onChange: noop,
      wrong: 'month',
      parts: dateParts(locale),
    },
    {
      ...base(
        'telegram',
        t('Telegram', 'Telegram'),
        fill(t('{{label}} has {{min}} to {{max}} characters', '{{label}}为 {{min}} 至 {{max}} 个字符'), {
          label: 'Telegram',
          min: 5,
          max: 50,
        }),
        false,
      ),
      ...text,
      widget: 'contact',
    },
    {
      ...base(
        'pin',
        t('Withdrawal password', '取款密码'),
        t('Please enter your withdrawal password', '请输入取款密码'),
      ),
      widget: 'pin',
      value: '12',
      onChange: noop,
      digits: pinDigitsFixture(locale),
      texts: shown,
    },
    {
      ...base(
        'captcha',
        t('Verification code', '验证码'),
        t('These are not the characters of the picture', '与图片中的字符不符'),
      ),
      ...text,
      widget: 'captcha',
      captcha: captchaFixture({ ...options, variant: variant === 'error' ? 'normal' : variant }),
      texts: {
        refresh: t('New picture', '换一张'),
        reload: t('Load the picture again', '重新加载图片'),
        image: t('Picture with the verification code', '验证码图片'),
      },
    },
    {
      ...base('others', t('Another contact', '其他联系方式'), blank, false),
      ...text,
      widget: 'textarea',
      maxLength: 50,
    },
    {
      ...base(
        'agreement',
        t('I am of legal age and accept the service agreement', '我已达到法定年龄并同意服务协议'),
        t('Please accept the service agreement', '请先同意服务协议'),
      ),
      widget: 'checkbox',
      value: false,
      onChange: noop,
      link: { label: t('Read the service agreement', '阅读服务协议'), onOpen: noop },
    },
  ];
}
