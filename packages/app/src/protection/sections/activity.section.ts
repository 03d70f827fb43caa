import { activity } from '@housefront/core/features/protection';
import { formatMoney, formatServerTime, formatWhen, readServerTime, type CoreI18n } from '@housefront/core/i18n';
import type { RecordOf } from '@housefront/core/records';
import { isUnknownCall } from '@housefront/core';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { memberTime } from '../../kernel/texts/memberTime.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNetDeposits } from '../history/useNetDeposits.ts';
import { choiceFilter } from '../../screens/account/records/record-filters.ts';
import { useRecords } from '../../screens/account/records/useRecords.ts';
import type { SectionFrame } from '../../screens/account/window/useAccountFrame.ts';
import { useServiceBlocks } from '../../screens/account/window/useServiceBlocks.ts';

const kinds = {
  stake: 'activity.stake',
  win: 'activity.win',
  loss: 'activity.loss',
  deposit: 'account.deposit',
  withdrawal: 'account.withdrawal',
  limit: 'activity.limit',
  break: 'activity.break',
  exclusion: 'activity.exclusion',
} as const;

/** Directions of money, from the member's side. */
const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ['stake', -1],
  ['win', 1],
  ['loss', -1],
  ['deposit', 1],
  ['withdrawal', -1],
]);

const icons = {
  stake: 'lucide:dices',
  win: 'lucide:trophy',
  loss: 'lucide:trending-down',
  deposit: 'lucide:arrow-down-to-line',
  withdrawal: 'lucide:arrow-up-from-line',
  limit: 'lucide:gauge',
  break: 'lucide:pause',
  exclusion: 'lucide:ban',
} as const;

const limitNames: ReadonlyMap<string, string> = new Map([
  ['deposit', 'activity.limit_deposit'],
  ['loss', 'activity.limit_loss'],
  ['stake', 'activity.limit_stake'],
  ['time', 'activity.limit_time'],
]);
const periods: ReadonlyMap<string, string> = new Map([
  ['day', 'activity.day'],
  ['week', 'activity.week'],
  ['month', 'activity.month'],
]);
const changes: ReadonlyMap<string, string> = new Map([
  ['set', 'activity.set'],
  ['lowered', 'activity.lowered'],
  ['raise_asked', 'activity.raise_asked'],
  ['raised', 'activity.raised'],
  ['removal_asked', 'activity.removal_asked'],
  ['removed', 'activity.removed'],
  ['kept', 'activity.kept'],
]);

const sums = [
  ['staked', 'activity.staked'],
  ['won', 'activity.won'],
  ['lost', 'activity.lost'],
  ['deposited', 'activity.deposited'],
  ['withdrawn', 'activity.withdrawn'],
] as const;

type Entry = RecordOf<typeof activity.call>;

/** A value of the platform by its words; an unknown one is shown as received. */
const worded = (t: CoreI18n['t'], words: ReadonlyMap<string, string>, value: string): string => {
  const key = words.get(value);
  return key === undefined ? value : t(key);
};

/** The subject of an entry: the game, the order, or the change of a limit. */
function detailOf(
  entry: Entry,
  t: CoreI18n['t'],
  money: (amount: Entry['amount']) => string,
  time: (text: string) => string,
): string {
  const { kind, limitKind, limitPeriod, minutes, minutesBefore, before, effectiveAt, until } = entry;
  if (kind === 'break' || kind === 'exclusion')
    return until === '' ? t('activity.open_end') : t('activity.until', { time: time(until) });
  if (kind !== 'limit') return entry.gameName || entry.reference;
  const was = minutesBefore === null ? before && money(before) : t('activity.minutes', { minutes: minutesBefore });
  return [
    `${worded(t, limitNames, limitKind)} (${worded(t, periods, limitPeriod)})`,
    worded(t, changes, entry.change),
    ...(minutes === null ? [] : [t('activity.minutes', { minutes })]),
    ...(was === null ? [] : [t('activity.before', { amount: was })]),
    ...(effectiveAt === '' ? [] : [t('activity.from', { time: time(effectiveAt) })]),
  ].join(' · ');
}

/** Totals of the period, then each stake, win, loss, deposit, withdrawal, limit and break, and net deposits (RG-07). */
export default function useActivity(frame: SectionFrame): AccountSection {
  const { core, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const money = (amount: Entry['amount']) => formatMoney(amount, amountStyle);
  const style = memberTime(core);
  const time = (text: string) => {
    const read = readServerTime(text);
    if (read.kind !== 'known') return formatServerTime(read);
    return formatWhen(read.at, core.ports.platformClock.now(), style, t('records.today'));
  };
  const net = useNetDeposits();
  const { model, error, beside } = useRecords({
    record: activity,
    label: 'activity.title',
    columns: [
      { id: 'kind', label: 'records.type', kind: 'word', words: kinds },
      {
        id: 'detail',
        label: 'records.details',
        kind: 'own',
        as: 'text',
        cell: (entry) => ({ text: detailOf(entry, t, money, time) }),
      },
      { id: 'amount', label: 'cashier.amount', kind: 'amount', sign: ({ kind }) => signs.get(kind) },
      { id: 'at', label: 'activity.time', kind: 'date', sort: true },
    ],
    face: { by: 'kind', icons, what: ['kind', 'detail'] },
    filters: [choiceFilter('kind', 'records.type', kinds)],
    sortedBy: 'at',
    ranges: {
      presets: [
        { id: 'quarter', label: 'activity.quarter' },
        { id: 'year', label: 'activity.year' },
        { id: 'month', label: 'records.month' },
        { id: 'today', label: 'records.today' },
      ],
      years: 10,
    },
    rangeHint: 'activity.hint',
    empty: ['activity.none', 'activity.none_body'],
  });
  const isUnknown = isUnknownCall(error);
  const { service } = useServiceBlocks(frame, isUnknown);
  if (isUnknown) return { state: 'ready', blocks: [...service('DWRecord'), ...net] };
  const { range, refreshing, locale, texts } = model;
  const totals: readonly AccountBlock[] = range
    ? [
        {
          kind: 'figures',
          id: 'totals',
          title: t('activity.totals'),
          range,
          refreshing: refreshing || beside === undefined,
          figures: sums.map(([id, label]) => ({ id, label: t(label), value: beside ? money(beside[id]) : '–' })),
          locale,
          texts,
        },
      ]
    : [];
  return {
    state: 'ready',
    blocks: [...totals, ...net, { kind: 'records', id: 'records', records: { ...model, range: null } }],
  };
}
