import { formatDateTime } from '@housefront/contract/wall-time';
import type { Locale } from '@housefront/contract/ids';
import { dwRecord, transactionRecord } from '@housefront/contract/features/member-records';
import { absolute } from '@housefront/contract/money';
import { messageText } from '../../http/messages.ts';
import { defineRecordHandler, timeOrNothing, type Found } from '../../answers/defineRecordHandler.ts';
import type { MoneyOrder } from '../../world/cashier/cashier.types.ts';
import { methodNames } from './deposit.ts';

/** Writes an amount, see `HandlerContext`. */
export type Money = (amount: bigint) => string;

/** The sum of a field of amounts that `money` wrote, in the same format: without their points they are minor units. */
export const sumOf = (rows: readonly Found['wire'][], field: string, money: Money): string =>
  money(rows.reduce((sum, row) => sum + BigInt(String(row[field]).replace('.', '')), 0n));

/** The words of the platform where it acted itself, else those of the member. */
const remarkOf = ({ automatic, returned, remark }: MoneyOrder, locale: Locale): string => {
  if (automatic) return messageText('paidOutAlone', locale);
  return returned ? messageText('paymentReturned', locale) : remark;
};

/** The member's deposits and withdrawals. */
export const dwRecordHandler = defineRecordHandler(
  dwRecord,
  ({ world, money, signed: { member }, locale, request }) => {
    world.cashier.settleDue();
    const orders = world.cashier
      .orders(member.id)
      .filter(({ kind, status }) =>
        request.type === 'all' || kind === request.type ? ['', status].includes(request.status) : false,
      );
    return {
      list: orders.map((order) => ({
        at: order.createdAt,
        wire: {
          order_number: order.number,
          type: order.kind,
          method_name: messageText(
            methodNames[world.cashier.method(member.currency, order.method)?.type ?? 'bank'],
            locale,
          ),
          amount: money(order.amount),
          fee: money(order.fee),
          status: order.status,
          created_at: formatDateTime(order.createdAt),
          finished_at: timeOrNothing(order.finishedAt),
          remark: remarkOf(order, locale),
        },
      })),
      beside: (rows) => ({ total_amount: sumOf(rows, 'amount', money) }),
    };
  },
);

/** Transfers between the member's own money and providers. */
export const transactionRecordHandler = defineRecordHandler(
  transactionRecord,
  ({ world, money, signed: { member }, request }) => ({
    list: world.ledger
      .transfers(member.id)
      .map((transfer) => ({ ...transfer, direction: transfer.amount < 0n ? 'in' : 'out' }))
      .filter(
        ({ purse, direction }) => ['', purse].includes(request.gp_id) && ['', direction].includes(request.direction),
      )
      .map(({ id, purse, direction, amount, balanceAfter, at }) => ({
        at,
        wire: {
          id: String(id),
          gp_id: purse,
          gp_name: world.catalogue.provider(purse)?.name ?? purse,
          direction,
          amount: money(absolute(amount)),
          cash_before: money(balanceAfter - amount),
          cash_after: money(balanceAfter),
          status: 'success',
          created_at: formatDateTime(at),
        },
      })),
  }),
);
