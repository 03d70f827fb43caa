import { isRefusedGame } from '@housefront/contract/rules';
import { formatDateTime } from '@housefront/contract/wall-time';
import { PLAY_MAINTENANCE, leave, play } from '@housefront/contract/features/play';
import { gameName } from '../../world/play/catalogue.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { refusesAge } from '../protection/age.ts';
import { askedLimits, refuseStart } from '../protection/play.ts';
import { profileOf, refuseFor } from '../protection/protection.ts';
import { refuseUnchecked } from '../protection/reality-check.ts';
import { signedInAt } from '../protection/state.ts';
import { refusesByWait } from '../protection/waits.ts';
import { isReturnAddress, launchUrl } from './launch.ts';

/**
 * Starts a game with the whole balance of the member's main wallet; maintenance includes the known ends of the interval
 * (PLAY-45x).
 */
export const playHandler = defineMemberHandler(play, (context) => {
  const { request, world, services, locale, ok, refuse } = context;
  const { member } = context.signed;
  if (world.flags.get('closed')) return refuse('104', 'platformClosed');
  const provider = world.catalogue.provider(request.gp_id);
  const game = provider && world.catalogue.gameByCode(provider.gpId, request.game_code);
  const gameType = world.catalogue.gameType(request.gp_id, request.game_code);
  if (!provider || gameType === undefined) return refuse('101', 'gameUnknown');
  // Protection depends on the hall, so no request chooses it (RG-47).
  if (request.game_type !== gameType) return refuse('400', 'badRequest');
  if (!provider.currencies.includes(member.currency)) return refuse('102', 'gameCurrency');
  if (!isReturnAddress(request.lobby_url)) return refuse('103', 'lobbyUnsafe');
  const gpId = provider.oriGpId ?? provider.gpId;
  const interval = world.maintenance.of(gpId);
  if (interval) {
    const { startAt, endAt } = interval;
    const times = {
      ...(startAt === null ? {} : { start_at: formatDateTime(startAt) }),
      ...(endAt === null ? {} : { end_at: formatDateTime(endAt) }),
    };
    return refuse(PLAY_MAINTENANCE, 'maintenance', times);
  }
  const profile = profileOf(context);
  if (profile && isRefusedGame(profile, gameType)) return refuse('101', 'gameUnknown');
  const since = signedInAt(context);
  // Limits and pauses of the member hold on sites without a profile too (RG-48).
  const refusal =
    (profile && refusesAge(context, profile, context.signed.memberId)) ??
    world.protection.refusesPlay(member.id, profile, since) ??
    (profile && refusesByWait(context, profile, gameType, since));
  if (refusal) return refuseFor(context, refusal);
  const unchecked = profile && refuseUnchecked(context, profile);
  if (unchecked) return unchecked;
  const started = profile && refuseStart(context, profile, gameType);
  if (started) return started;
  const token = world.db.transaction(() => {
    if (game) world.memberLists.played(member.id, game.id);
    return world.runs.start(member, {
      gpId,
      hallId: gameType,
      gameCode: request.game_code,
      gameName: game ? gameName(game, locale) : provider.name,
      locale,
      lobbyUrl: request.lobby_url,
      currency: member.currency,
      sessionId: context.signed.sessionId,
      siteId: services.site === undefined ? undefined : Number(services.site),
      limits: askedLimits(request),
    });
  });
  return ok({ game_url: launchUrl(services, token) });
});

/** Ends the running game and recalls its money, if its provider is open. */
export const leaveHandler = defineMemberHandler(leave, ({ request, world, signed, ok }) => {
  const named = request.gp_id === undefined ? undefined : world.catalogue.provider(request.gp_id);
  world.runs.leave(signed.memberId, named && (named.oriGpId ?? named.gpId));
  return ok();
});
