import type { FieldModel, FormModel } from '../../patterns/FormFields/index.ts';
import { fill, noop, say, settle, texts, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { pinDigitsFixture } from '../register/fields.fixtures.ts';
import type { PasswordTexts, PasswordViewProps } from './contract.ts';

const en: PasswordTexts = {
  title: 'Choose a password of your own',
  body: 'This is your first sign-in. Before you go on, please replace the password that you were given.',
  submit: 'Change the password',
  submitting: 'One moment…',
  logout: 'Sign out',
};
const zh: PasswordTexts = {
  title: '请设置您自己的密码',
  body: '这是您首次登录。请先更换他人提供给您的密码，再继续使用。',
  submit: '修改密码',
  submitting: '请稍候…',
  logout: '退出',
};

const still = { banners: [], busy: false, focus: null, onSubmit: noop } as const;

const shown = (locale: FixtureLocale) => ({
  show: say(locale, 'Show password', '显示密码'),
  hide: say(locale, 'Hide password', '隐藏密码'),
});

/** A new withdrawal password where there is one already. */
export function withdrawFormFixture(locale: FixtureLocale): FormModel {
  const pin = (name: string, label: string): FieldModel => ({
    widget: 'pin',
    name,
    label,
    value: '',
    required: true,
    digits: pinDigitsFixture(locale),
    onChange: noop,
    onBlur: noop,
    texts: shown(locale),
  });
  return {
    ...still,
    fields: [
      pin('old', say(locale, 'Current withdrawal password', '当前取款密码')),
      pin('new', say(locale, 'New withdrawal password', '新取款密码')),
      pin('again', say(locale, 'Repeat the withdrawal password', '再次输入取款密码')),
    ],
  };
}

/** `loading` is being sent, `error` shows what is wrong with each field. */
export function passwordFixture(options: FixtureOptions = {}): PasswordViewProps {
  const { variant, locale } = settle(options);
  const s = (english: string, chinese: string) => say(locale, english, chinese);
  const faults = variant === 'error';
  const length = { min: 6, max: 12 };
  const field = (
    name: string,
    label: string,
    error: string,
    more: { readonly autocomplete: string; readonly hint?: string },
  ): FieldModel => ({
    widget: 'password',
    name,
    label,
    value: variant === 'loading' ? 'First0011' : '',
    required: true,
    error: faults ? error : undefined,
    onChange: noop,
    onBlur: noop,
    texts: shown(locale),
    ...more,
  });
  return {
    form: {
      ...still,
      busy: variant === 'loading',
      fields: [
        field('old', s('Current password', '当前密码'), s('Please enter a password', '请输入密码'), {
          autocomplete: 'current-password',
        }),
        field(
          'new',
          s('New password', '新密码'),
          fill(s('The password has {{min}} to {{max}} characters', '密码为 {{min}} 至 {{max}} 位'), length),
          {
            autocomplete: 'new-password',
            hint: fill(
              s(
                '{{min}} to {{max}} letters and digits, with a small letter and a digit',
                '{{min}} 至 {{max}} 位字母与数字，须含小写字母与数字',
              ),
              length,
            ),
          },
        ),
        field(
          'again',
          s('Repeat the new password', '再次输入新密码'),
          s('The two passwords differ', '两次密码不一致'),
          {
            autocomplete: 'new-password',
          },
        ),
      ],
    },
    onLogout: noop,
    texts: texts(locale, en, zh),
  };
}
