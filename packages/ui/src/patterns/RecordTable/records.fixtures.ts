import {
  amount as money,
  content,
  loadable,
  noop,
  settle,
  type FixtureLocale,
  type FixtureOptions,
} from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { recordLabels } from './labels.ts';
import type { RecordCell, RecordRow, RecordsModel } from './RecordTable.types.ts';

type Order = readonly [
  order: string,
  type: 'deposit' | 'withdrawal',
  method: string,
  amount: string,
  fee: string,
  status: keyof typeof statuses,
  created: string,
  finished: string | null,
];

const statuses = {
  pending: ['Pending', '处理中', 'warning'],
  success: ['Successful', '成功', 'success'],
  failed: ['Failed', '失败', 'danger'],
  cancelled: ['Cancelled', '已取消', undefined],
} as const;

const orders: readonly Order[] = [
  ['D20260115000017', 'deposit', 'Golden Lotus Bank', '500.00', '0.00', 'pending', '2026-01-15 18:42:10', null],
  [
    'W20260115000009',
    'withdrawal',
    'Pearl River Bank',
    '-1,250.00',
    '12.50',
    'success',
    '2026-01-15 11:05:33',
    '2026-01-15 11:21:02',
  ],
  ['D20260114000031', 'deposit', 'TRC20', '12,800.50', '1.00', 'success', '2026-01-14 22:16:48', '2026-01-14 22:18:01'],
  [
    'W20260113000004',
    'withdrawal',
    'Golden Lotus Bank',
    '-300.00',
    '3.00',
    'failed',
    '2026-01-13 09:30:00',
    '2026-01-13 09:44:19',
  ],
  [
    'D20260112000022',
    'deposit',
    'Jade Gate Bank',
    '100.00',
    '0.00',
    'cancelled',
    '2026-01-12 07:12:55',
    '2026-01-12 08:12:55',
  ],
  [
    'D20260110000002',
    'deposit',
    'Golden Lotus Bank',
    '2,000.00',
    '0.00',
    'success',
    '2026-01-10 16:00:07',
    '2026-01-10 16:03:40',
  ],
];

function rowOf(locale: FixtureLocale, order: Order): RecordRow {
  const t = translator(locale);
  const [number, type, method, amount, fee, status, created, finished] = order;
  const [en, zh, tone] = statuses[status];
  const cells: Record<string, RecordCell> = {
    order: { text: number, onCopy: noop },
    type: { text: t(`account.${type}`) },
    method: { text: method },
    amount: { text: money(locale, amount), tone: amount.startsWith('-') ? 'danger' : 'success' },
    fee: { text: money(locale, fee) },
    status: { text: content(locale, en, zh), tone },
    created: { text: created },
    ...(finished !== null && { finished: { text: finished } }),
  };
  const remark = content(locale, 'The bank did not know the name of the holder.', '银行未能核实持卡人姓名。');
  return {
    id: number,
    cells,
    face: {
      icon: type === 'deposit' ? 'lucide:arrow-down-to-line' : 'lucide:arrow-up-from-line',
      what: `${t(`account.${type}`)} · ${method}`,
    },
    detail:
      status === 'failed' ? [{ id: 'remark', label: content(locale, 'Remark', '备注'), value: remark }] : undefined,
  };
}

/** Deposits and withdrawals of a week in each of their states, with a path, sums and a record with details. */
export function recordsFixture(options: FixtureOptions = {}): RecordsModel {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  const column = (id: string, en: string, zh: string) => ({ id, label: content(locale, en, zh) });
  const list = loadable(
    variant,
    orders.map((order) => rowOf(locale, order)),
  );
  return {
    label: t('account.dw_record'),
    columns: [
      { ...column('order', 'Transaction ID', '订单号'), kind: 'code' },
      { ...column('type', 'Type', '类型'), kind: 'text' },
      { ...column('method', 'Payment method', '支付方式'), kind: 'text' },
      { ...column('amount', 'Amount', '金额'), kind: 'amount', sorted: null },
      { ...column('fee', 'Fee', '手续费'), kind: 'amount' },
      { ...column('status', 'Status', '状态'), kind: 'status' },
      { ...column('created', 'Ordered', '下单时间'), kind: 'date', sorted: 'descending' },
      { ...column('finished', 'Finished', '完成时间'), kind: 'date' },
    ],
    list,
    refreshing: false,
    totals: { amount: { text: money(locale, '13,850.50') }, fee: { text: money(locale, '16.50') } },
    range: {
      preset: 'week',
      from: '2026-01-09',
      to: '2026-01-15',
      bounds: { from: '2025-01-15', to: '2026-01-15' },
      most: 90,
      onPreset: noop,
      onDays: noop,
    },
    filters: [
      {
        kind: 'choice',
        id: 'type',
        label: content(locale, 'Type', '类型'),
        value: '',
        options: [
          { value: '', label: content(locale, 'All', '全部') },
          { value: 'deposit', label: t('account.deposit') },
          { value: 'withdrawal', label: t('account.withdrawal') },
        ],
        onChange: noop,
      },
      {
        kind: 'choice',
        id: 'status',
        label: content(locale, 'Status', '状态'),
        value: '',
        options: [
          { value: '', label: content(locale, 'All', '全部') },
          ...Object.entries(statuses).map(([value, [en, zh]]) => ({ value, label: content(locale, en, zh) })),
        ],
        onChange: noop,
      },
    ],
    path: [],
    pages: {
      current: 1,
      total: variant === 'empty' ? 0 : 7,
      size: 20,
      sizes: [20, 50, 100],
      records: list.items.length === 0 ? 0 : 128,
      onPage: noop,
      onSize: noop,
    },
    onSort: noop,
    onExport: noop,
    exporting: false,
    empty: {
      title: content(locale, 'No payments in this period', '该时段内没有记录'),
      body: content(locale, 'Choose other days, or all kinds and states.', '请选择其他日期，或全部类型与状态。'),
    },
    locale: locale.includes('_') ? locale.replace('_', '-') : 'en-US',
    texts: labels(locale, recordLabels),
  };
}

/** The members below an agent, who is below another one: a path, a search, and numbers that open the members below (AGT-16x). */
export function membersFixture(options: FixtureOptions = {}): RecordsModel {
  const { variant, locale } = settle(options);
  const names = ['river88', 'jadeking', 'lotus07', 'pearl2026'];
  const rows = names.map((name, at): RecordRow => {
    const below = [12, 0, 3, 148][at] ?? 0;
    return {
      id: name,
      cells: {
        account: { text: name },
        below: { text: String(below), ...(below > 0 && { onOpen: noop }) },
        cash: { text: money(locale, ['1,204.00', '0.00', '88,120.75', '12.40'][at] ?? '0.00') },
        since: { text: `2025-1${at % 3}-0${at + 1} 08:30:00` },
      },
    };
  });
  const column = (id: string, en: string, zh: string) => ({ id, label: content(locale, en, zh) });
  const base = recordsFixture(options);
  return {
    ...base,
    label: content(locale, 'Members below', '下级会员'),
    columns: [
      { ...column('account', 'Account', '账号'), kind: 'text', sorted: null },
      { ...column('below', 'Members below', '下级人数'), kind: 'number', sorted: 'ascending' },
      { ...column('cash', 'Balance', '余额'), kind: 'amount' },
      { ...column('since', 'Member since', '注册时间'), kind: 'date' },
    ],
    list: loadable(variant, rows),
    totals: null,
    filters: [
      {
        kind: 'search',
        id: 'account',
        label: content(locale, 'Account', '账号'),
        value: '',
        most: 12,
        onChange: noop,
        problem: (value) =>
          /^[a-z0-9]*$/i.test(value) ? null : content(locale, 'Letters and digits only', '只能使用字母和数字'),
      },
    ],
    path: ['lucky88', 'harbour01'].map((name) => ({ id: name, label: name, onOpen: noop })),
    pages: { ...base.pages, total: 1, records: rows.length },
  };
}
