import type { FieldModel, FormModel } from '../../patterns/FormFields/index.ts';
import { noop, type FixtureLocale } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import { digitsInFixture, pinDigitsFixture } from '../register/fields.fixtures.ts';

const mark = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="34" fill="${colour}"/></svg>`)}`;

/** The form that binds a bank account. */
export function bindFormFixture(locale: FixtureLocale = 'en_US'): FormModel {
  const t = translator(locale);
  const field = { onChange: noop, onBlur: noop, required: true, value: '' } as const;
  const fields: readonly FieldModel[] = [
    {
      ...field,
      widget: 'choice',
      name: 'bankId',
      label: t('cashier.bank'),
      value: 'lotus',
      options: [
        { value: 'lotus', label: 'Golden Lotus Bank', picture: mark('#c1a13a') },
        { value: 'pearl', label: 'Pearl River Bank', picture: mark('#3a7bc1') },
        { value: 'jade', label: 'Jade Gate Bank', picture: mark('#3ac18a'), note: t('cashier.account_no_hint') },
      ],
    },
    { ...field, widget: 'text', name: 'accountName', label: t('cashier.holder'), value: 'Ann Lee', readOnly: true },
    {
      ...field,
      widget: 'code',
      name: 'accountNo',
      label: t('cashier.account_no'),
      hint: t('cashier.account_no_hint'),
    },
    {
      ...field,
      widget: 'text',
      name: 'amount',
      label: t('cashier.amount'),
      value: '100.00',
      suggestions: ['50.00', '100.00', '1,000.00'].map((value) => ({ value, label: `$ ${value}` })),
    },
    { ...field, widget: 'text', name: 'branch', label: t('cashier.branch'), required: false },
    {
      ...field,
      widget: 'pin',
      name: 'password',
      label: t('cashier.withdraw_password'),
      digits: pinDigitsFixture(locale),
      digitsIn: digitsInFixture,
      texts: { show: t('session.show_password'), hide: t('session.hide_password') },
    },
  ];
  return { fields, banners: [], busy: false, focus: null, onSubmit: noop };
}
