import type { protectionState } from '@housefront/contract/features/protection';
import { gameFacts, payoutStore, promotionOffers, promotionOptIn } from '@housefront/contract/features/protection-play';
import { readMoment } from '@housefront/contract/read-time';
import type { CallResponse } from '@housefront/contract/endpoint';
import { unwrap } from '../../adapters/http/call-types.ts';
import { webAddress } from '../../adapters/navigation/web-address.ts';
import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import type { GameFacts, PromotionOffer, ProtectionState } from './protection.types.ts';

type Wire = Pick<CallResponse<typeof protectionState>, 'slots_pause' | 'payout'>;

const pauseOf = (pause: Wire['slots_pause']): ProtectionState['slotsPause'] => {
  const [from, until] = [readMoment(pause?.from), readMoment(pause?.until)];
  return from === null || until === null ? null : { from, until };
};

/** The parts of the state that belong to games and payments. */
export const readPlayParts = ({ slots_pause: pause, payout }: Wire) => ({
  slotsPause: pauseOf(pause),
  payout: payout && BigInt(payout.amount),
});

const place = ({ config, site }: Pick<FeatureDeps, 'config' | 'site'>) => ({
  site_id: config.siteId,
  currency: site.getState().currency,
});

/** Return to player, odds and prizes of a game (RG-35). */
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

type Sends = Pick<FeatureDeps, 'calls' | 'events'>;

/** Sets the amount above which winnings are paid out by themselves, in minor units; null ends it (RG-43). */
export const sendPayout = async (deps: Sends, amount: bigint | null): Promise<boolean> => {
  const request = { amount: amount === null ? null : String(amount) };
  const result = await deps.calls.send(payoutStore, request, { silent: true });
  return showOutcome(deps, result, amount === null ? 'protection_play.payout_ended' : 'protection_play.payout_saved');
};

/** Takes part in a promotion (RG-32). */
export const sendOptIn = async (deps: Sends, id: string): Promise<boolean> =>
  showOutcome(deps, await deps.calls.send(promotionOptIn, { id }, { silent: true }), 'protection_play.opted_in_done');
