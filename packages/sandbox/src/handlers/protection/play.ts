import type { play } from '@housefront/contract/features/play';
import { gameFacts, payoutStore, promotionOffers, promotionOptIn } from '@housefront/contract/features/protection-play';
import type { Protection } from '@housefront/contract/protection';
import type { LaunchLimits } from '@housefront/contract/rules';
import type * as z from 'zod/mini';
import { messageText } from '../../http/messages.ts';
import { crashFacts } from '../../provider/crash/facts.ts';
import { slotFacts } from '../../provider/slot/facts.ts';
import { offerOf, offers } from '../../seed/offers.ts';
import { defineMemberHandler, type Answer, type MemberContext } from '../../answers/defineHandler.ts';
import { iso, type StatePart } from './part.ts';

type PlayRequest = z.output<(typeof play)['request']>;

/** Limits that a site asks for when it starts a game. */
export const askedLimits = ({ autoplay, turbo, min_round_ms, max_stake }: PlayRequest): LaunchLimits => ({
  ...(autoplay === 0 && { autoplay: false }),
  ...(turbo === 0 && { turbo: false }),
  ...(min_round_ms !== undefined && { shortestRound: min_round_ms }),
  ...(max_stake !== undefined && { highestStake: BigInt(max_stake) }),
});

/** Refuses a second game, and slots during their pause (RG-26). */
export const refuseStart = (
  { world, signed, refuse }: MemberContext<unknown>,
  profile: Protection,
  gameType: string,
): Answer | undefined => {
  const refusal = world.playProtection.refusesStart(signed.memberId, profile, gameType);
  if (!refusal) return undefined;
  return refusal.code === '309'
    ? refuse('309', 'gameOpen')
    : refuse('308', 'slotsPause', { until: iso(refusal.until) });
};

const payoutOf = ({ world, signed }: MemberContext<unknown>): object | null => {
  const amount = world.payouts.amount(signed.memberId);
  return amount === null ? null : { amount: String(amount) };
};

/** The member's highest stake, the pause after slots, and what is paid out by itself. */
export const playPart: StatePart = (context, profile) => {
  const { member, memberId } = context.signed;
  const { playProtection } = context.world;
  const cap = playProtection.cap(member, profile);
  const pause = playProtection.slotsPause(memberId, profile);
  return {
    ...(cap !== null && { stake_cap: String(cap) }),
    ...(pause && { slots_pause: { from: iso(pause.from), until: iso(pause.until) } }),
    ...(profile.payout && { payout: payoutOf(context) }),
  };
};

const profileHere = ({ world, services }: MemberContext<unknown>): Protection | undefined =>
  world.protection.of(Number(services.site));

/** Answers to calls around play: facts of a game, the payout of winnings, and offers with their terms. */
export const playProtectionHandlers = [
  defineMemberHandler(gameFacts, ({ world, services, request, ok, locale }) => {
    const provider = world.catalogue.provider(request.gp_id);
    const game = provider && world.catalogue.gameByCode(provider.gpId, request.game_code);
    if (!provider || !(game || provider.gameCode === request.game_code)) return ok({});
    const isCrash = game?.crash === true;
    const kind = isCrash ? 'crash' : 'slot';
    const { rtp, topPrize, topPrizeOdds } = isCrash ? crashFacts() : slotFacts();
    return ok({
      rtp: String(rtp),
      top_prize: String(topPrize),
      top_prize_odds: String(topPrizeOdds),
      rules_url: `${services.addresses.providerUrl()}/provider/rules/${kind}?lang=${locale}`,
    });
  }),
  defineMemberHandler(payoutStore, (context) => {
    const { world, signed, request, ok, refuse } = context;
    if (!profileHere(context)?.payout) return refuse('101', 'noProtection');
    const isSet = world.payouts.set(signed.memberId, request.amount === null ? null : BigInt(request.amount));
    return isSet ? ok({ payout: payoutOf(context) }) : refuse('102', 'bankNeeded');
  }),
  defineMemberHandler(promotionOffers, ({ world, signed, ok, locale }) =>
    ok({
      list: offers(world.seed.promotions).map(({ id, title, wagering, days }) => ({
        id,
        title: title[locale],
        wagering,
        product: messageText('productSlots', locale),
        days,
        opted_in: world.memberLists.hasOptedIn(signed.memberId, id) ? 1 : 0,
      })),
    }),
  ),
  defineMemberHandler(promotionOptIn, (context) => {
    const { world, signed, request, ok, refuse } = context;
    const offer = offerOf(world.seed.promotions, Number(request.id));
    if (!offer) return refuse('101', 'promotionGone');
    const most = profileHere(context)?.wagering?.most;
    if (most !== undefined && offer.wagering > most) return refuse('102', 'wageringTooHigh');
    world.memberLists.optIn(signed.memberId, offer.id);
    return ok({ opted_in: 1 });
  }),
];
