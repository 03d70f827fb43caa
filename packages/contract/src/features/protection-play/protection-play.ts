/** Calls of player protection around games, payments and promotions: our proposal to platforms. */
import * as z from 'zod/mini';
import { decimalOrNull } from '../../wire/decimal-text.ts';
import { defineCall } from '../../calls/endpoint.ts';
import { minorUnits, minorUnitsOrNull } from '../../wire/minor-units.ts';
import {
  dataObject,
  fallback,
  flag,
  id,
  listOfEach,
  orNull,
  outId,
  siteId,
  textOrEmpty,
  time,
  webAddress,
  wholeOrNull,
} from '../../wire/wire.ts';

/** Parts of the answer to `protectionState` that belong to games and payments. */
export const playParts = {
  /** Highest stake of the member with slots; null where there is none (RG-39). */
  stake_cap: minorUnitsOrNull,
  /** The pause after slots that holds, or that will begin if they stay open; null for none (RG-23). */
  slots_pause: orNull(z.object({ from: time, until: time })),
  /** Amount above which winnings are paid out by themselves; null while the member has set none (RG-43). */
  payout: orNull(z.object({ amount: minorUnits })),
};

const address = z.pipe(
  fallback(z.unknown(), null),
  z.transform((value) => webAddress(value)),
);

/** Facts of a game before the first stake. */
export const gameFacts = defineCall({
  name: 'gameFacts',
  path: '/game/facts',
  auth: 'member',
  proposed: true,
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    gp_id: z.string(),
    game_type: z.string(),
    game_code: z.string(),
  }),
  response: dataObject({
    /** Return to player in percent, such as 96.04; null when it is not known, like all others. */
    rtp: decimalOrNull,
    /** One round in so many wins the top prize. */
    top_prize_odds: decimalOrNull,
    /** The top prize as a multiple of the stake. */
    top_prize: decimalOrNull,
    /** Page with the rules and the prizes. */
    rules_url: address,
  }),
  summary: 'Return to player, odds and prizes of a game; what the provider does not give is left out.',
  rows: ['RG-23', 'RG-35'],
});

/** Sets the amount above which winnings are paid out by themselves. */
export const payoutStore = defineCall({
  name: 'payoutStore',
  path: '/protection/payout/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  /** An amount of null ends it. */
  request: z.strictObject({ amount: z.nullable(minorUnits) }),
  response: dataObject({ payout: playParts.payout }),
  codes: { '101': 'The profile has no such payment.', '102': 'A bank account has to be bound first.' },
  summary: 'When a game ends, what is above the amount is withdrawn to the default bank account of the member.',
  rows: ['RG-43'],
});

/** Terms of a promotion with wagering. */
const offerSchema = z.object({
  id,
  title: textOrEmpty,
  /** The amount has to be staked so many times. */
  wagering: wholeOrNull,
  /** Product whose stakes count, as the platform names it in the language of the call; '' for unknown. */
  product: textOrEmpty,
  /** Days in which it has to be done; null when unknown. */
  days: wholeOrNull,
  opted_in: flag,
});

/** Promotions that have to be opted into. */
export const promotionOffers = defineCall({
  name: 'promotionOffers',
  path: '/protection/promotion/offers',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, currency: z.string() }),
  response: dataObject({ list: listOfEach(offerSchema, 'id') }),
  summary: 'Promotions with wagering: their terms, and whether the member takes part. `id` is that of the promotion.',
  rows: ['RG-32'],
});

/** Takes part in a promotion. */
export const promotionOptIn = defineCall({
  name: 'promotionOptIn',
  path: '/protection/promotion/opt_in',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ id: outId }),
  response: dataObject({ opted_in: flag }),
  codes: { '101': 'There is no such promotion.', '102': 'Its wagering is above what the profile allows.' },
  summary: 'The member has read the terms and takes part from now on.',
  rows: ['RG-32'],
});
