import * as z from 'zod/mini';
import { defineChannel } from '../../calls/channel.ts';
import { inContext } from '../../wire/read-context.ts';
import { type Money } from '../../money/money.ts';
import {
  fallback,
  amountOrNull,
  firstAmount,
  count,
  id,
  idOrNull,
  ignored,
  textMap,
  textOrEmpty,
  under,
  webAddress,
  countOrNull,
  writtenAmount,
  listOfEach,
} from '../../wire/wire.ts';

import { modelItemSchema } from '../content/content.ts';
import { gameAddress } from '../play/play.ts';

/** `code` of forward_game.status that means transfers are disabled (RT-10). */
export const TRANSFER_DISABLED = '957';

/** A new balance: the first present of cash, member_cash, balance, amount; null means it must be fetched (RT-18x). */
const newBalance = fallback(
  z.pipe(
    z.object({
      cash: writtenAmount,
      member_cash: writtenAmount,
      balance: writtenAmount,
      amount: writtenAmount,
      /** Number of changes of the member's money so far, as in `my_cash`; one more with each event (RT-23). */
      version: countOrNull,
    }),
    inContext((data, context): { readonly cash: Money | null; readonly version: number | null } => ({
      cash: firstAmount([data.cash, data.member_cash, data.balance, data.amount], context),
      version: data.version,
    })),
  ),
  { cash: null, version: null },
);

const letterChange = fallback(z.object({ id: idOrNull }), { id: null });

/** Everything that concerns one member. */
export const memberChannel = defineChannel({
  name: 'member.{member_id}',
  kind: 'private',
  summary: 'Everything that concerns one member.',
  events: {
    'game.url': gameAddress,
    'forward_game.status': z.object({ code: id }),
    'member.cash': newBalance,
    'letter.sent': letterChange,
    'letter.read': letterChange,
    'letter.delete': letterChange,
    all_transfer_back: ignored,
    login: z.object({ token: id }),
    'profile.updated': ignored,
    /** The state of the member's protection changed. Sites read it again; without the event, with the next change of money (RG-51). */
    'protection.changed': ignored,
    app_clean_cache: ignored,
    'member_deposit.success': z.object({
      order_number: id,
      deposit_amount: amountOrNull,
      deposit_times: count,
    }),
  },
  rows: [
    'API-48',
    'RT-09',
    'RT-10',
    'RT-11',
    'RT-12',
    'RT-13',
    'RT-14',
    'RT-15',
    'RT-16',
    'RT-17',
    'RT-18x',
    'RT-23',
    'RG-51',
  ],
});

/** Promotions for all members of a currency. */
export const memberCurrencyChannel = defineChannel({
  name: 'member.{currency}',
  kind: 'private',
  summary: 'Promotions for all members of a currency.',
  events: { RedEnvelopeDisplay: ignored, roulette_display: ignored },
  rows: ['RT-20', 'RT-21x'],
});

/** Changes for every visitor. */
export const webMemberChannel = defineChannel({
  name: 'web_member',
  kind: 'public',
  summary: 'Changes for every visitor.',
  events: {
    /** A new link for all languages, or one per locale; without either the site detail must be loaded again (RT-08x). */
    customer_service_link_change: fallback(
      z.object({
        url: z.pipe(
          textOrEmpty,
          z.transform((value) => webAddress(value)),
        ),
        customerUrl: textMap,
      }),
      { url: null, customerUrl: {} },
    ),
  },
  rows: ['RT-05', 'RT-08x'],
});

/** Changes of public content that depends on the currency. */
export const webApiChannel = defineChannel({
  name: 'web_api.{currency}',
  kind: 'public',
  summary: 'Changes of public content that depends on the currency.',
  events: { 'carousel_picture.url': ignored },
  rows: ['RT-06', 'RT-08x'],
});

const modelUpdate = z.object({
  /** Applied only when it is the current language (RT-07). */
  language: textOrEmpty,
  list: under(['list'], listOfEach(modelItemSchema, 'id')),
});

/** Changes of a template's content; a site listens on its desktop and its mobile template. */
export const templateChannel = defineChannel({
  name: 'template.{template}',
  kind: 'public',
  summary: "Changes of a template's content; template is TEMPLATE_NAME or MOBILE_TEMPLATE_NAME.",
  events: { model_settings: modelUpdate, model_sponsor: modelUpdate, model_login: modelUpdate },
  rows: ['RT-07', 'RT-08x'],
});
