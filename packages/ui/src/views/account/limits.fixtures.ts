import { amount, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { AccountBlock, AccountLimit } from './contract.ts';

type LimitsBlock = Extract<AccountBlock, { kind: 'limits' }>;

/** The form of a limit with its effect, and a second way to go on (RG-13). */
function editorFixture(
  t: ReturnType<typeof translator>,
  title: string,
  time: string,
): NonNullable<LimitsBlock['editor']> {
  return {
    form: {
      kind: 'form',
      id: 'edit',
      title,
      body: `${t('limits.deposit_body')} ${t('limits.form_waits')}`,
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
      first: true,
      actions: [{ id: 'remove', label: t('limits.remove'), main: false, onOpen: noop }],
    },
    close: t('common.close'),
    onClose: noop,
  };
}

/** The table of limits: some that hold, one with a raise that waits, one that is nearly used up (RG-13, RG-16). */
export function limitBlocksFixture(
  options: FixtureOptions & {
    /** The form of a limit is open. */
    readonly edited?: boolean;
  } = {},
): readonly AccountBlock[] {
  const { locale } = settle(options);
  const t = translator(locale);
  const time = '2026-01-16 00:00:00 GMT';
  const periods = ['day', 'week', 'month'] as const;
  const nameOf = (kind: string, period: string) => `${t(`limits.${kind}`)} · ${t(`limits.${period}`)}`;
  const held: Readonly<Record<string, readonly [limit: string, left: string, used: number]>> = {
    'deposit-day': [amount(locale, '50.00'), amount(locale, '12.50'), 0.75],
    'deposit-month': [amount(locale, '1,000.00'), amount(locale, '12.50'), 0.9875],
    'time-week': [
      t('limits.duration', { hours: '10', minutes: '0' }),
      t('limits.duration', { hours: '10', minutes: '0' }),
      0,
    ],
  };
  const cell = (kind: string, period: string): AccountLimit => {
    const [value = null, left = '', used = null] = held[`${kind}-${period}`] ?? [];
    return {
      id: `${kind}-${period}`,
      name: `${t(value === null ? 'limits.set' : 'limits.change')}: ${nameOf(kind, period)}`,
      value,
      left:
        value === null
          ? undefined
          : { brief: t('limits.left_brief', { amount: left }), full: t('limits.left', { amount: left, time }) },
      used,
      waits: kind === 'deposit' && period === 'day',
      onOpen: noop,
    };
  };
  const deposits = nameOf('deposit', 'day');
  return [
    {
      kind: 'limits',
      id: 'limits',
      title: t('limits.title'),
      columns: periods.map((id) => ({ id, label: t(`limits.${id}`), note: t('limits.restarts', { time }) })),
      rows: (['deposit', 'loss', 'stake', 'time'] as const).map((kind) => ({
        id: kind,
        label: t(`limits.${kind}`),
        body: t(`limits.${kind}_body`),
        cells: periods.map((period) => cell(kind, period)),
      })),
      waiting: [
        {
          id: 'deposit-day',
          title: deposits,
          lines: [t('limits.pending', { limit: amount(locale, '200.00'), time })],
          actions: [
            {
              id: 'withdraw',
              label: t('limits.withdraw'),
              name: `${t('limits.withdraw')}: ${deposits}`,
              onPress: noop,
            },
          ],
        },
      ],
      editor: options.edited ? editorFixture(t, deposits, time) : null,
    },
  ];
}
