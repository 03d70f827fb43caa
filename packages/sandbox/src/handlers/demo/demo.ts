import { demoGameTypes, demoPlay, demoProviderGames } from '@housefront/contract/features/demo';
import { gameName } from '../../world/catalogue.ts';
import { wireGames, wireHalls } from '../catalogue/wireGames.ts';
import { defineHandler } from '../defineHandler.ts';
import { launchUrl } from '../play/launch.ts';

/** Halls and providers with demo games. */
export const demoGameTypesHandler = defineHandler(demoGameTypes, (context) =>
  context.ok(wireHalls(context, context.world.catalogue.demoHalls(context.request.currency))),
);

/** The demo games of a provider. */
export const demoProviderGamesHandler = defineHandler(demoProviderGames, (context) =>
  context.ok(wireGames(context, context.world.catalogue.demoGames(context.request.gp_id))),
);

/** Opens a demo game with play money, for guests and members. Code 101: the game has no demo. */
export const demoPlayHandler = defineHandler(demoPlay, ({ request, world, services, locale, ok, refuse }) => {
  const game = world.catalogue.gameByCode(request.gp_id, request.game_code);
  if (!game?.demo) return refuse('101', 'demoUnknown');
  const token = world.runs.startDemo({
    gpId: game.gpId,
    hallId: request.game_type,
    gameCode: game.code,
    gameName: gameName(game, locale),
    locale,
    lobbyUrl: '',
    currency: request.currency,
  });
  return ok({ game_url: launchUrl(services, token) });
});
