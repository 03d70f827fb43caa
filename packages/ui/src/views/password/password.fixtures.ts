import type { FieldModel, FormModel } from '../../patterns/FormFields/index.ts';
import { noop, settle, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { Translate } from '../../labels/index.ts';
import { digitsInFixture, pinDigitsFixture } from '../register/fields.fixtures.ts';
import type { PasswordViewProps } from './contract.ts';
import { passwordLabels } from './labels.ts';

const still = { banners: [], busy: false, focus: null, onSubmit: noop } as const;

const shown = (t: Translate) => ({
  show: t('session.show_password'),
  hide: t('session.hide_password'),
});

/** Change of an existing withdrawal password. */
export function withdrawFormFixture(locale: FixtureLocale): FormModel {
  const t = translator(locale);
  const pin = (name: string, label: string): FieldModel => ({
    widget: 'pin',
    name,
    label,
    value: '',
    required: true,
    digits: pinDigitsFixture(locale),
    digitsIn: digitsInFixture,
    onChange: noop,
    onBlur: noop,
    texts: shown(t),
  });
  return {
    ...still,
    fields: [
      pin('old', t('password.withdraw_old')),
      pin('new', t('password.withdraw_new')),
      pin('again', t('password.withdraw_confirm')),
    ],
  };
}

/** `loading` is sending, `error` shows the error of each field. */
export function passwordFixture(options: FixtureOptions = {}): PasswordViewProps {
  const { variant, locale } = settle(options);
  const t = translator(locale);
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
    texts: shown(t),
    ...more,
  });
  return {
    form: {
      ...still,
      busy: variant === 'loading',
      fields: [
        field('old', t('password.old'), t('signup.err_psw_blank'), {
          autocomplete: 'current-password',
        }),
        field('new', t('recovery.new_password'), t('signup.err_psw_length', length), {
          autocomplete: 'new-password',
          hint: t('recovery.new_password_hint', length),
        }),
        field('again', t('recovery.confirm'), t('signup.err_checkPsw_diff'), {
          autocomplete: 'new-password',
        }),
      ],
    },
    onLogout: noop,
    texts: labels(locale, passwordLabels),
  };
}
