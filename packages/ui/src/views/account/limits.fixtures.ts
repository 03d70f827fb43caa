import { amount, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { AccountBlock } from './contract.ts';

/** Blocks of limits: one with what is left and a raise that waits, and a form with a second way to go on (RG-13, RG-16). */
export function limitBlocksFixture(options: FixtureOptions = {}): readonly AccountBlock[] {
  const { locale } = settle(options);
  const t = translator(locale);
  const name = `${t('limits.deposit')} · ${t('limits.day')}`;
  const time = '2026-01-16 00:00:00 GMT';
  const action = (id: 'withdraw' | 'change' | 'remove' | 'set') => ({
    id,
    label: t(`limits.${id}`),
    name: `${t(`limits.${id}`)}: ${name}`,
    onPress: noop,
  });
  const list: AccountBlock = {
    kind: 'items',
    id: 'deposit',
    title: t('limits.deposit'),
    body: t('limits.deposit_body'),
    items: [
      {
        id: 'day',
        title: t('limits.day'),
        mark: amount(locale, '50.00'),
        lines: [
          t('limits.left', { amount: amount(locale, '12.50'), time }),
          t('limits.pending', { limit: amount(locale, '200.00'), time }),
        ],
        actions: [action('withdraw'), action('change'), action('remove')],
      },
      { id: 'week', title: t('limits.week'), lines: [t('limits.none')], actions: [action('set')] },
    ],
    empty: t('limits.none'),
  };
  const form: AccountBlock = {
    kind: 'form',
    id: 'edit',
    title: name,
    body: t('limits.form_waits'),
    form: {
      fields: [
        {
          widget: 'text',
          name: 'amount',
          label: t('cashier.amount'),
          value: '200',
          required: true,
          onChange: noop,
          onBlur: noop,
        },
      ],
      banners: [],
      busy: false,
      focus: null,
      onSubmit: noop,
    },
    summary: [{ id: 'effect', label: t('limits.effect'), value: t('limits.effect_later', { time }) }],
    submit: t('limits.save'),
    submitting: t('recovery.sending'),
    first: false,
    actions: [{ id: 'cancel', label: t('common.cancel'), main: false, onOpen: noop }],
  };
  return [list, form];
}
