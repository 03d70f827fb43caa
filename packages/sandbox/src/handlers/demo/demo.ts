import { demoGameTypes, demoPlay, demoProviderGames } from '@housefront/contract/features/demo';
import { isRefusedGame } from '@housefront/contract/rules';
import { gameName } from '../../world/play/catalogue.ts';
import { wireGames, wireHalls } from '../catalogue/wireGames.ts';
import { defineHandler } from '../../answers/defineHandler.ts';
import { launchUrl } from '../play/launch.ts';
import { refusesTrial } from '../protection/age.ts';
import { profileOf, refuseFor } from '../protection/protection.ts';

/** Halls and providers with demo games. */
export const demoGameTypesHandler = defineHandler(demoGameTypes, (context) =>
  context.ok(wireHalls(context, context.world.catalogue.demoHalls(context.request.currency))),
);

/** Lists the games of a provider that can be played without money. */
export const demoProviderGamesHandler = defineHandler(demoProviderGames, (context) =>
  context.ok(wireGames(context, context.world.catalogue.demoGames(context.request.gp_id))),
);

/** Opens a demo game with play money, for guests and members unless the profile forbids it. Code 101: the game has no demo. */
export const demoPlayHandler = defineHandler(demoPlay, (context) => {
  const { request, world, services, locale, ok, refuse, signed } = context;
  const profile = profileOf(context);
  const refusal = profile && refusesTrial(context, profile, signed?.memberId);
  // A guest has no age to verify, but a way to an account.
  if (refusal && !signed) return refuse(refusal.code, 'trialForMembers');
  if (refusal) return refuseFor(context, refusal);
  const game = world.catalogue.gameByCode(request.gp_id, request.game_code);
  if (!game?.demo) return refuse('101', 'demoUnknown');
  const gameType = world.catalogue.gameType(game.gpId, game.code);
  if (gameType === undefined || request.game_type !== gameType) return refuse('400', 'badRequest');
  if (profile && isRefusedGame(profile, gameType)) return refuse('101', 'demoUnknown');
  const token = world.runs.startDemo({
    gpId: game.gpId,
    hallId: gameType,
    gameCode: game.code,
    gameName: gameName(game, locale),
    locale,
    lobbyUrl: '',
    currency: request.currency,
    siteId: services.site === undefined ? undefined : Number(services.site),
  });
  return ok({ game_url: launchUrl(services, token) });
});
