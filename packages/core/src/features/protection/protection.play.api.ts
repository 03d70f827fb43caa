import type { protectionState } from '@housefront/contract/features/protection';
import { gameFacts, payoutStore, promotionOffers, promotionOptIn } from '@housefront/contract/features/protection-play';
import type { CallResponse } from '@housefront/contract/endpoint';
import { unwrap, type CallResult } from '../../adapters/call-types.ts';
import { webAddress } from '../../adapters/web-address.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { PlayableGame } from '../../playable-game.ts';
import type { GameFacts, PromotionOffer, ProtectionState } from './protection.types.ts';

type Wire = Pick<CallResponse<typeof protectionState>, 'stake_cap' | 'slots_pause' | 'payout'>;

const pauseOf = (pause: Wire['slots_pause']): ProtectionState['slotsPause'] => {
  const [from, until] = [Date.parse(pause?.from ?? ''), Date.parse(pause?.until ?? '')];
  return Number.isNaN(from) || Number.isNaN(until) ? null : { from, until };
};

/** The parts of the state that belong to games and payments. */
export const readPlayParts = ({ stake_cap: cap, slots_pause: pause, payout }: Wire) => ({
  stakeCap: cap === null ? null : BigInt(cap),
  slotsPause: pauseOf(pause),
  payout: payout && BigInt(payout.amount),
});

const place = ({ config, site }: Pick<FeatureDeps, 'config' | 'site'>) => ({
  site_id: config.siteId,
  currency: site.getState().currency,
});

/** Return to player, odds and prizes of a game (RG-23, RG-35). */
export const fetchGameFacts = async (
  deps: Pick<FeatureDeps, 'calls' | 'config' | 'site'>,
  { gpId, gameType, gameCode }: PlayableGame,
  signal: AbortSignal,
): Promise<GameFacts> => {
  const request = { ...place(deps), gp_id: gpId, game_type: gameType, game_code: gameCode };
  const data = unwrap(await deps.calls.send(gameFacts, request, { signal, silent: true }));
  return {
    rtp: data.rtp,
    topPrize: data.top_prize,
    topPrizeOdds: data.top_prize_odds,
    rulesUrl: webAddress(data.rules_url ?? ''),
  };
};

/** Promotions that have to be opted into (RG-32). */
export const fetchOffers = async (
  deps: Pick<FeatureDeps, 'calls' | 'config' | 'site'>,
  signal: AbortSignal,
): Promise<readonly PromotionOffer[]> => {
  const { list } = unwrap(await deps.calls.send(promotionOffers, place(deps), { signal, silent: true }));
  return list.map(({ id, title, wagering, product, days, opted_in }) => ({
    id,
    title: plainText(title),
    wagering,
    product: plainText(product),
    days,
    optedIn: opted_in,
  }));
};

/** Sets the amount above which winnings are paid out by themselves, in minor units; null ends it (RG-43). */
export const sendPayout = (
  { calls }: Pick<FeatureDeps, 'calls'>,
  amount: bigint | null,
): Promise<CallResult<unknown>> =>
  calls.send(payoutStore, { amount: amount === null ? null : String(amount) }, { silent: true });

/** Takes part in a promotion (RG-32). */
export const sendOptIn = ({ calls }: Pick<FeatureDeps, 'calls'>, id: string): Promise<CallResult<unknown>> =>
  calls.send(promotionOptIn, { id }, { silent: true });
