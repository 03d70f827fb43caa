import { formatDateTime } from '@housefront/contract/wall-time';
import { PLAY_MAINTENANCE, leave, play } from '@housefront/contract/features/play';
import type { SeedProvider } from '../../seed/types.ts';
import { gameName } from '../../world/catalogue.ts';
import { defineMemberHandler } from '../defineHandler.ts';
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
  if (!provider || !(game || isDirect(provider, request.game_code))) return refuse('101', 'gameUnknown');
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
  const since = signedInAt(context);
  const refusal =
    profile &&
    (refusesAge(context, profile) ??
      world.protection.refusesPlay(member.id, profile, since) ??
      refusesByWait(context, profile, request.game_type, since));
  if (refusal) return refuseFor(context, refusal);
  const unchecked = profile && refuseUnchecked(context, profile);
  if (unchecked) return unchecked;
  const started = profile && refuseStart(context, profile);
  if (started) return started;
  const token = world.db.transaction(() => {
    if (game) world.memberLists.played(member.id, game.id);
    return world.runs.start(member, {
      gpId,
      hallId: request.game_type,
      gameCode: request.game_code,
      gameName: game ? gameName(game, locale) : provider.name,
      locale,
      lobbyUrl: request.lobby_url,
      currency: member.currency,
      sessionId: context.signed.sessionId,
      siteId: services.site === undefined ? undefined : Number(services.site),
      limits: world.playProtection.limits(member, profile, request.game_type, askedLimits(request)),
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

function isDirect(provider: SeedProvider, code: string): boolean {
  return provider.gameCode !== null && provider.gameCode === code;
}
