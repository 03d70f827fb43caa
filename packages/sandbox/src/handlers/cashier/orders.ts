import { formatDateTime } from '@housefront/contract/wall-time';
import { seedCoins } from '../../seed/cashier.ts';
import { timeOrNothing } from '../../answers/defineRecordHandler.ts';
import { USUAL_MINUTES } from '../../world/cashier/cashier.ts';
import type { MoneyOrder, OrderKind } from '../../world/cashier/cashier.types.ts';
import type { Member } from '../../world/members/members.ts';
import type { Services } from '../../answers/services.ts';

/** Time for which an order is listed (milliseconds). */
const LISTED_MS = 24 * 3_600_000;

/** Address of the payment provider's page; null without one. */
export const payUrl = ({ addresses }: Services, { payToken, status }: MoneyOrder): string | null =>
  payToken === null || status !== 'pending' ? null : `${addresses.providerUrl()}/pay/${payToken}`;

/** Whether members can cancel withdrawals on the site that asks (RG-27). */
export const mayCancel = ({ world, site }: Services): boolean =>
  world.protection.of(Number(site))?.cancelWithdrawal !== false;

const isOpen = ({ kind, status }: MoneyOrder): boolean => kind === 'withdrawal' && status === 'pending';

/** The last step of a withdrawal that is done. */
const stepOf = ({ status, checkedAt, sentAt }: MoneyOrder) => {
  if (status === 'success') return 'arrived';
  return sentAt === null ? (checkedAt === null ? 'requested' : 'checked') : 'sent';
};

/** The member's orders of the last 24 hours in the wire format, newest first. */
export function orderList(services: Services, { id, currency }: Member, kind: OrderKind) {
  const { cashier, clock, currencies } = services.world;
  const inCoins = (order: MoneyOrder) => {
    const coins = cashier.method(currency, order.method)?.type === 'crypto' ? seedCoins(currency, order.amount) : null;
    const coin = cashier.receiver(currency, order)?.accountName ?? '';
    return coins && { crypto_amount: coins.coins, crypto_currency: coin, crypto_rate: coins.rate };
  };
  cashier.settleDue();
  return cashier
    .orders(id, kind)
    .filter(({ createdAt }) => createdAt > clock.now() - LISTED_MS)
    .map((order) => ({
      order_number: order.number,
      request_key: order.requestKey,
      status: order.status,
      method_id: order.method,
      account_id: order.account,
      amount: currencies.write(currency, order.amount),
      fee: currencies.write(currency, order.fee),
      pay_url: payUrl(services, order),
      expire_at: order.expiresAt === null ? '' : formatDateTime(order.expiresAt),
      created_at: formatDateTime(order.createdAt),
      can_cancel: isOpen(order) && order.sentAt === null && mayCancel(services) ? 1 : 0,
      ...(order.kind === 'withdrawal' && {
        step: stepOf(order),
        checked_at: timeOrNothing(order.checkedAt),
        sent_at: timeOrNothing(order.sentAt),
        finished_at: timeOrNothing(order.finishedAt),
        usual_minutes: USUAL_MINUTES,
      }),
      ...inCoins(order),
    }));
}
