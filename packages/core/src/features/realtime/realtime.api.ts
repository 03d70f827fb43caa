import { parseEvent } from '@housefront/contract/channel';
import type { CurrencyRow } from '@housefront/contract/currency';
import {
  memberChannel,
  templateChannel,
  TRANSFER_DISABLED,
  webMemberChannel,
} from '@housefront/contract/features/realtime';
import type { CoreEventMap } from '../../base/events.ts';

/** The address of a game; null for none (RT-09). */
export const readGameUrl = (payload: unknown): string | null =>
  parseEvent(memberChannel, 'game.url', payload)?.game_url ?? null;

/** Whether transfers are disabled (RT-10). */
export const readTransferDisabled = (payload: unknown): boolean =>
  parseEvent(memberChannel, 'forward_game.status', payload)?.code === TRANSFER_DISABLED;

/** The balance; `cash` is null when it must be fetched, `version` when the platform numbers no changes (RT-11). */
export const readBalance = (payload: unknown, currency: CurrencyRow): Required<CoreEventMap['balance-changed']> =>
  parseEvent(memberChannel, 'member.cash', payload, currency) ?? { cash: null, version: null };

/** The token of a login on another device; undefined for none (RT-14). */
export const readLoginToken = (payload: unknown): string | undefined =>
  parseEvent(memberChannel, 'login', payload)?.token;

/** A deposit that arrived; null when it cannot be read (RT-17). */
export const readDeposit = (payload: unknown, currency: CurrencyRow): CoreEventMap['deposit-succeeded'] | null => {
  const deposit = parseEvent(memberChannel, 'member_deposit.success', payload, currency);
  return deposit && { orderNumber: deposit.order_number, amount: deposit.deposit_amount, times: deposit.deposit_times };
};

/** A new list of the template with its language; null when it cannot be read (RT-07). */
export const readTemplateList = (kind: keyof typeof templateChannel.events, payload: unknown) => {
  const update = parseEvent(templateChannel, kind, payload);
  return update && { locale: update.language, items: update.list };
};

/** The new customer-service link; without values the site detail must be loaded again (RT-08x). */
export const readServiceLink = (payload: unknown): CoreEventMap['customer-service-changed'] => {
  const change = parseEvent(webMemberChannel, 'customer_service_link_change', payload);
  return { url: change?.url ?? null, byLocale: change?.customerUrl ?? {} };
};
