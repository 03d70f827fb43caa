import { amount, loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import { recordsFixture } from '../../patterns/RecordTable/records.fixtures.ts';
import type { RecordRow } from '../../patterns/RecordTable/RecordTable.types.ts';
import type { AccountBlock } from './contract.ts';

const sums = [
  ['staked', '1,204.00'],
  ['won', '1,088.50'],
  ['lost', '115.50'],
  ['deposited', '500.00'],
  ['withdrawn', '1,250.00'],
] as const;

/** Totals of a period, net deposits, and a table with an entry of each kind (RG-07, RG-40). */
export function activityBlocksFixture(options: FixtureOptions = {}): readonly AccountBlock[] {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  const base = recordsFixture(options);
  const limit = [
    `${t('activity.limit_deposit')} (${t('activity.week')})`,
    t('activity.raise_asked'),
    t('activity.before', { amount: amount(locale, '50.00') }),
    t('activity.from', { time: '2026-01-16 09:30:00' }),
  ].join(' · ');
  const entries = [
    ['stake', t('activity.stake'), 'Golden Lotus', '-2.00'],
    ['win', t('activity.win'), 'Golden Lotus', '4.50'],
    ['loss', t('activity.loss'), 'Golden Lotus', '-2.00'],
    ['deposit', t('account.deposit'), 'D20260115000017', '500.00'],
    ['withdrawal', t('account.withdrawal'), 'W20260115000009', '-1,250.00'],
    ['limit', t('activity.limit'), limit, '200.00'],
    ['break', t('activity.break'), t('activity.until', { time: '2026-01-16 18:42:10' }), null],
    ['exclusion', t('activity.exclusion'), t('activity.open_end'), null],
  ] as const;
  const rows = entries.map(([id, kind, detail, money]): RecordRow => ({
    id,
    cells: {
      kind: { text: kind },
      detail: { text: detail },
      ...(money !== null && {
        amount: { text: amount(locale, money), tone: money.startsWith('-') ? 'danger' : 'success' },
      }),
      at: { text: '2026-01-15 18:42:10' },
    },
  }));
  const { locale: language, texts } = base;
  const totals: readonly AccountBlock[] = base.range
    ? [
        {
          kind: 'figures',
          id: 'totals',
          title: t('activity.totals'),
          range: {
            ...base.range,
            preset: 'quarter',
            from: '2025-10-16',
            presets: [
              { id: 'quarter', label: t('activity.quarter') },
              { id: 'year', label: t('activity.year') },
            ],
            hint: t('activity.hint'),
          },
          refreshing: false,
          figures: sums.map(([id, value]) => ({ id, label: t(`activity.${id}`), value: amount(locale, value) })),
          locale: language,
          texts,
        },
      ]
    : [];
  const choices = entries.map(([value, label]) => ({ value, label }));
  return [
    ...totals,
    {
      kind: 'facts',
      id: 'net',
      title: t('activity.net'),
      body: t('activity.net_body'),
      facts: [{ id: 'net', label: t('activity.net_since'), value: amount(locale, '-750.00') }],
    },
    {
      kind: 'records',
      id: 'records',
      records: {
        ...base,
        label: t('activity.title'),
        columns: [
          { id: 'kind', label: t('records.type'), kind: 'text' },
          { id: 'detail', label: t('records.details'), kind: 'text' },
          { id: 'amount', label: t('cashier.amount'), kind: 'amount' },
          { id: 'at', label: t('activity.time'), kind: 'date', sorted: 'descending' },
        ],
        list: loadable(variant, rows),
        totals: null,
        range: null,
        filters: [
          { kind: 'choice', id: 'kind', label: t('records.type'), value: 'limit', options: choices, onChange: noop },
        ],
        pages: { ...base.pages, total: 1, records: rows.length },
        empty: { title: t('activity.none'), body: t('activity.none_body') },
      },
    },
  ];
}
