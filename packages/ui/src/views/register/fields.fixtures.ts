import type { DateFieldModel, FieldModel, SendCodeModel } from '../../patterns/FormFields/index.ts';
import {
  content,
  currencyFixture,
  noop,
  settle,
  type FixtureLocale,
  type FixtureOptions,
} from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { Translate } from '../../labels/index.ts';
import { captchaFixture } from '../login/login.fixtures.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0')).map((value) => ({
    value,
    label: value,
  }));

const dateParts = (t: Translate): DateFieldModel['parts'] => [
  { part: 'year', label: t('signup.year'), options: numbers(1940, 2008).toReversed() },
  { part: 'month', label: t('signup.month'), options: numbers(1, 12) },
  { part: 'day', label: t('signup.day'), options: numbers(1, 31) },
];

/** Codes of the product that are none of ISO 4217, whose names browsers know. */
const standard: Readonly<Record<string, string>> = { RMB: 'CNY', WON: 'KRW' };

/** A currency in words: `US Dollar (USD)`. */
function currencyName(locale: FixtureLocale, code: string): string {
  const language = locale.includes('_') ? locale.replace('_', '-') : 'en-US';
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(standard[code] ?? code) ?? code;
  const text = `${name} (${code})`;
  return content(locale, text, text);
}

/** The send button: idle, sending, or counting down. */
export function sendFixture(locale: FixtureLocale = 'en_US', left = 0): SendCodeModel {
  const t = translator(locale);
  const wait = {
    label: t('signup.send_code_wait', { seconds: left }),
    disabled: true,
  };
  return {
    ...(left > 0 ? wait : { label: t('signup.send_code'), disabled: false }),
    status: '',
    busy: false,
    onSend: noop,
  };
}

/** Names of the four boxes of a withdrawal password. */
export const pinDigitsFixture = (locale: FixtureLocale): readonly string[] =>
  [1, 2, 3, 4].map((number) => translator(locale)('signup.pin_digit', { number, total: 4 }));

/** Normalises typed digits as the app does; fixtures need only compatibility forms. */
export const digitsInFixture = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** One field of each widget, as in registration; `error` shows the error of each. */
export function fieldsFixture(
  options: FixtureOptions & { locked?: boolean; left?: number } = {},
): readonly FieldModel[] {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  const faults = variant === 'error';
  const base = (name: string, label: string, error: string, required = true) => ({
    name,
    label,
    required,
    onBlur: noop,
    error: faults ? error : undefined,
  });
  const text = { value: '', onChange: noop };
  const shown = { show: t('session.show_password'), hide: t('session.hide_password') };
  const blank = t('signup.require_text');
  const length = { min: 6, max: 12 };
  return [
    {
      ...base('account', t('signup.label_memberAccount'), t('signup.err_account_used')),
      ...text,
      widget: 'text',
      value: 'lucky88',
      capitalise: 'none',
      autocomplete: 'username',
      placeholder: t('signup.hint_account', length),
      busy: variant === 'normal',
    },
    {
      ...base('password', t('signup.label_password'), t('signup.err_psw_length', length)),
      ...text,
      widget: 'password',
      hint: t('signup.hint_password', length),
      autocomplete: 'new-password',
      texts: shown,
    },
    {
      ...base('confirm', t('signup.label_checkPassword'), t('signup.err_checkPsw_diff')),
      ...text,
      widget: 'password',
      autocomplete: 'new-password',
      texts: shown,
    },
    {
      ...base('currency', t('signup.label_memberCurrency'), blank),
      ...text,
      widget: 'select',
      value: currencyFixture(locale).code,
      readOnly: options.locked ?? false,
      options: [...new Set([currencyFixture(locale).code, 'RMB', 'VND'])].map((code) => ({
        value: code,
        label: currencyName(locale, code),
      })),
    },
    {
      ...base('introducer', t('signup.label_recommendCode'), t('signup.err_introducer_not_found'), false),
      ...text,
      widget: 'text',
      ...(options.locked ? { value: 'agent007', readOnly: true } : {}),
      hint: options.locked ? t('signup.hint_introducer') : undefined,
    },
    {
      ...base('name', t('signup.label_memberName'), t('signup.err_name_format')),
      ...text,
      widget: 'text',
      capitalise: 'words',
      autocomplete: 'name',
    },
    {
      ...base('phone', t('signup.label_memberPhone'), t('signup.err_phone_format')),
      ...text,
      widget: 'phone',
      autocomplete: 'tel',
      value: '5550100',
      send: sendFixture(locale, options.left),
    },
    {
      ...base('code', t('signup.label_phoneVerify'), t('signup.error_verify')),
      ...text,
      widget: 'code',
      autocomplete: 'one-time-code',
    },
    {
      ...base('email', t('signup.label_memberEmail'), t('signup.err_email_format')),
      ...text,
      widget: 'email',
      autocomplete: 'email',
    },
    {
      ...base('birthday', t('signup.label_memberBirthday'), t('signup.err_birthdayMonth_blank')),
      widget: 'date',
      birthday: true,
      value: { year: '1990', month: '', day: '' },
      onChange: noop,
      wrong: 'month',
      parts: dateParts(t),
    },
    {
      ...base(
        'telegram',
        t('signup.label_memberTelegram'),
        t('signup.err_contact_length', {
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
      ...base('pin', t('signup.label_withdrawPassword'), t('signup.err_withdrawPsw_blank')),
      widget: 'pin',
      value: '12',
      onChange: noop,
      digits: pinDigitsFixture(locale),
      digitsIn: digitsInFixture,
      texts: shown,
    },
    {
      ...base('captcha', t('session.captcha'), t('signup.err_captcha')),
      ...text,
      widget: 'captcha',
      captcha: captchaFixture({ ...options, variant: variant === 'error' ? 'normal' : variant }),
      texts: {
        refresh: t('session.captcha_refresh'),
        reload: t('session.captcha_reload'),
        image: t('session.captcha_image'),
      },
    },
    {
      ...base('others', t('signup.label_memberOthers'), blank, false),
      ...text,
      widget: 'textarea',
      maxLength: 50,
    },
    {
      ...base('agreement', t('signup.label_agreement'), t('signup.err_agreement')),
      widget: 'checkbox',
      value: false,
      onChange: noop,
      link: { label: t('signup.agreement_link'), onOpen: noop },
    },
  ];
}
