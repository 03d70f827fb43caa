import type { DateFieldModel, FieldModel, SendCodeModel } from '../../patterns/FormFields/index.ts';
import { noop, say, settle, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
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
  const wait = { label: `${say(locale, 'Send again', '重新发送')} (${left} s)`, disabled: true };
  return {
    ...(left > 0 ? wait : { label: say(locale, 'Send code', '获取验证码'), disabled: false }),
    status: '',
    busy: false,
    onSend: noop,
  };
}

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
  const blank = t('Please fill this in.', '请填写此项。');
  return [
    {
      ...base('account', t('Account', '账号'), t('This account is taken, please choose another.', '账号已被使用。')),
      ...text,
      widget: 'text',
      value: 'lucky88',
      capitalise: 'none',
      autocomplete: 'username',
      placeholder: t('6 to 12 letters and digits', '6 至 12 位字母与数字'),
      busy: variant === 'normal',
    },
    {
      ...base('password', t('Password', '密码'), t('6 to 12 letters and digits.', '6 至 12 位字母与数字。')),
      ...text,
      widget: 'password',
      hint: t(
        '6 to 12 letters and digits, one small letter and one digit at least',
        '6 至 12 位，至少含一个小写字母和一个数字',
      ),
      autocomplete: 'new-password',
      texts: shown,
    },
    {
      ...base('confirm', t('Repeat the password', '确认密码'), t('The passwords differ.', '两次输入的密码不一致。')),
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
      ...base('introducer', t('Introducer', '推荐人'), t('There is no such introducer.', '推荐人不存在。'), false),
      ...text,
      widget: 'text',
      ...(options.locked ? { value: 'agent007', readOnly: true } : {}),
      hint: options.locked ? t('Set by your link', '由您的链接设定') : undefined,
    },
    {
      ...base('name', t('Full name', '真实姓名'), t('As on your bank card.', '须与银行卡姓名一致。')),
      ...text,
      widget: 'text',
      capitalise: 'words',
      autocomplete: 'name',
    },
    {
      ...base('phone', t('Phone', '手机号码'), t('Digits only.', '只能输入数字。')),
      ...text,
      widget: 'phone',
      autocomplete: 'tel',
      value: '5550100',
      send: sendFixture(locale, options.left),
    },
    {
      ...base('code', t('Code of the message', '短信验证码'), t('The code is wrong.', '验证码错误。')),
      ...text,
      widget: 'code',
      autocomplete: 'one-time-code',
    },
    {
      ...base('email', t('E-mail', '电子邮箱'), t('Please enter a valid address.', '请输入有效邮箱。')),
      ...text,
      widget: 'email',
      autocomplete: 'email',
    },
    {
      ...base('birthday', t('Date of birth', '出生日期'), t('Please choose the month.', '请选择月份。')),
      widget: 'date',
      birthday: true,
      value: { year: '1990', month: '', day: '' },
      onChange: noop,
      wrong: 'month',
      parts: dateParts(locale),
    },
    {
      ...base('telegram', t('Telegram', 'Telegram'), t('5 to 50 signs.', '5 至 50 个字符。'), false),
      ...text,
      widget: 'contact',
    },
    {
      ...base('pin', t('Withdrawal password', '取款密码'), t('Please enter four digits.', '请输入四位数字。')),
      widget: 'pin',
      value: '12',
      onChange: noop,
      digits: [1, 2, 3, 4].map((at) => `${t('Digit', '数字')} ${at}`),
      texts: { show: t('Show digits', '显示数字'), hide: t('Hide digits', '隐藏数字') },
    },
    {
      ...base('captcha', t('Verification code', '验证码'), t('The code is wrong.', '验证码错误。')),
      ...text,
      widget: 'captcha',
      captcha: captchaFixture({ ...options, variant: variant === 'error' ? 'normal' : variant }),
      texts: {
        refresh: t('New picture', '换一张'),
        reload: t('Click to reload', '点击重新加载'),
        image: t('Verification code picture', '验证码图片'),
      },
    },
    {
      ...base('others', t('Other contact', '其他联系方式'), t('50 signs at most.', '最多 50 个字符。'), false),
      ...text,
      widget: 'textarea',
      maxLength: 50,
    },
    {
      ...base(
        'agreement',
        t('I am at least 18 years old and accept the rules of this site.', '我已年满 18 周岁并同意本站条款。'),
        t('Please accept the service agreement.', '请先同意服务协议。'),
      ),
      widget: 'checkbox',
      value: false,
      onChange: noop,
      link: { label: t('Service agreement', '服务协议'), onOpen: noop },
    },
  ];
}
