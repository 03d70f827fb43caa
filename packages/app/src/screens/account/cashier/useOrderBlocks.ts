import { cancelOrder, type DepositMethod, type MoneyOrder } from '@housefront/core/features/cashier';
import { formatMoney, UNKNOWN, type CoreI18n, type ServerTime } from '@housefront/core/i18n';
import type { AccountAction, AccountBlock, AccountFact } from '@housefront/ui/views';
import { difference, toWire, type Money } from '@housefront/contract/money';
import { useState } from 'react';
import { paths } from '../../../kernel/paths.ts';
import { useCapabilities } from '../../../kernel/capabilities.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { useMemberCurrency } from '../../../kernel/member/useMemberCurrency.ts';
import { useNow } from '../../../kernel/hooks/useNow.ts';
import { formatCountdown } from '../../../kernel/texts/times.ts';
import { useWayOn } from './useWayOn.ts';
import { usualTime, withdrawalSteps } from '../../../kernel/member/withdrawal-story.ts';
import { useScanCode } from '../window/useScanCode.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

const timeLeft = (end: ServerTime, now: number): string =>
  end.kind === 'known' ? formatCountdown(end.at - now) : UNKNOWN;

interface Coins {
  readonly amount: string | null;
  readonly coin: string;
  readonly rate: string | null;
}

/** The crypto coins to send: the coin of the order, else that of the account. */
const coinsOf = ({ crypto }: MoneyOrder, coin: string): Coins => ({ ...crypto, coin: crypto.coin || coin });

/** The coins to transfer, if the platform gives their number; it is never calculated here. */
function transferCoins(t: CoreI18n['t'], { amount, coin, rate }: Coins, money: string): string {
  const values = { coins: `${amount ?? ''} ${coin}`.trim(), amount: money, rate: rate ?? '' };
  if (amount !== null) return t(rate === null ? 'cashier.open_crypto_amount' : 'cashier.open_crypto', values);
  return t(rate === null ? 'cashier.open_crypto_unknown' : 'cashier.open_crypto_rate', values);
}

/** The steps of a withdrawal; undefined unless the platform says how far it is. */
function stepsOf(i18n: Pick<CoreI18n, 'locale' | 't'>, order: MoneyOrder) {
  const steps = withdrawalSteps(i18n, order);
  return steps.length > 0 ? steps : undefined;
}

/** What the platform says of an order, before the sentences about it. */
const said = ({ story }: MoneyOrder, ...sentences: readonly (string | undefined)[]): string =>
  [story.text, ...sentences].filter(Boolean).join(' · ');

/**
 * The notice about the latest order: pending, with all data that is needed to pay it, or the outcome of an order of this
 * visit.
 */
export function useOrderBlocks(
  kind: 'deposit' | 'withdrawal',
  orders: readonly MoneyOrder[],
  methods: readonly DepositMethod[] = [],
): {
  readonly open: MoneyOrder | undefined;
  readonly blocks: readonly AccountBlock[];
  /** Reports the outcome of an order made here, even if the order was never seen as pending. */
  readonly watch: (number: string) => void;
} {
  const { core, messages } = useRuntime();
  const { cancelWithdrawal } = useCapabilities();
  const { t } = core.i18n;
  const copy = useCopy();
  const currency = useMemberCurrency();
  const open = orders.find(({ status }) => status === 'pending');
  const now = useNow(open?.expiresAt.kind === 'known');
  const [watched, setWatched] = useState('');
  if (open && open.number !== watched) setWatched(open.number);
  const money = (amount: Money | null) => formatMoney(amount, currency.style);
  const copied = (id: string, label: string, value: string): AccountFact => ({
    id,
    label: t(label),
    value,
    onCopy: () => copy(value),
  });
  const onCancel = async ({ number, amount }: MoneyOrder) => {
    const sure = await messages.confirm({
      title: t('cashier.cancel_sure'),
      message: t('cashier.cancel_sure_body', { amount: money(amount) }),
      confirm: t('cashier.cancel_withdrawal'),
      cancel: t('cashier.cancel_keep'),
    });
    if (sure) await cancelOrder(core, number);
  };
  const records: AccountAction = {
    id: 'records',
    label: t('account.dw_record'),
    main: false,
    href: paths.member('DWRecord'),
  };

  const method = methods.find(({ id }) => id === open?.methodId);
  const receiver = method?.receivers.find(({ id }) => id === open?.accountId);
  const crypto = method?.type === 'crypto';
  const coins = crypto && open ? coinsOf(open, receiver?.holder || (method?.name ?? '')) : undefined;
  const code = useScanCode(crypto ? receiver?.number : undefined);

  const onward = useWayOn();

  const latest = orders[0];
  if (open === undefined) {
    if (latest === undefined || latest.number !== watched) return { open, blocks: [], watch: setWatched };
    const good = latest.status === 'success';
    const done = kind === 'deposit' ? 'cashier.arrived_title' : 'cashier.paid_title';
    const amount = money(latest.amount);
    return {
      open,
      watch: setWatched,
      blocks: [
        {
          ...noticeBlock(
            'ended',
            good ? 'success' : 'warning',
            t(good ? done : 'cashier.failed_title'),
            said(latest, t('cashier.order_of', { number: latest.number, amount })),
            good && kind === 'deposit' ? [onward, records] : [records],
          ),
          steps: stepsOf(core.i18n, latest),
        },
      ],
    };
  }

  const { amount, fee, payUrl } = open;
  const rate = coins?.rate === null ? null : coins && `1 ${coins.coin} = ${coins.rate} ${currency.code}`;
  const facts: AccountFact[] = [
    copied('number', 'cashier.order_number', open.number),
    ...(coins
      ? [
          {
            id: 'coins',
            label: t('cashier.crypto_amount'),
            value: coins.amount === null ? UNKNOWN : `${coins.amount} ${coins.coin}`,
            // In the form that wallet apps accept.
            onCopy: coins.amount === null ? undefined : () => copy(coins.amount ?? ''),
          },
          { id: 'rate', label: t('cashier.crypto_rate'), value: rate ?? UNKNOWN },
        ]
      : []),
    // In the form that bank forms accept.
    {
      ...copied('amount', 'cashier.amount', money(amount)),
      onCopy: amount === null ? undefined : () => copy(toWire(amount)),
    },
    { id: 'fee', label: t('cashier.fee'), value: money(fee) },
    {
      id: 'net',
      label: t('cashier.credited'),
      value: money(difference(amount, fee)),
    },
    ...(receiver
      ? [
          copied('bank', crypto ? 'cashier.network' : 'cashier.bank', receiver.bankName),
          copied('holder', crypto ? 'cashier.coin' : 'cashier.holder', receiver.holder),
          { ...copied('account', crypto ? 'cashier.address' : 'cashier.account_no', receiver.number), code: true },
        ]
      : []),
    ...(open.expiresAt.kind === 'none'
      ? []
      : [{ id: 'left', label: t('cashier.time_left'), value: timeLeft(open.expiresAt, now) }]),
  ];
  const pay: AccountAction[] =
    payUrl === null
      ? []
      : [
          {
            id: 'pay',
            label: t('cashier.pay_page'),
            main: true,
            onOpen: () => core.ports.windows.openApart(payUrl),
          },
        ];
  const cancel: AccountAction[] =
    open.canCancel && cancelWithdrawal !== false
      ? [{ id: 'cancel', label: t('cashier.cancel_withdrawal'), main: false, onOpen: () => void onCancel(open) }]
      : [];
  const depositBody = coins
    ? transferCoins(t, coins, money(amount))
    : t(payUrl === null ? 'cashier.open_bank' : 'cashier.open_page');
  const block: AccountBlock = {
    kind: 'facts',
    id: 'order',
    title: t(kind === 'deposit' ? 'cashier.deposit_open' : 'cashier.withdraw_open'),
    body: kind === 'deposit' ? depositBody : said(open, usualTime(core.i18n, open)) || t('cashier.withdraw_body'),
    steps: stepsOf(core.i18n, open),
    facts,
    code,
    actions: [...pay, ...cancel, records],
  };
  return { open, blocks: [block], watch: setWatched };
}
