import { MOST_WINS, wins } from '@housefront/contract/features/wins';
import { defineHandler } from '../../answers/defineHandler.ts';
import { pictureUrl, type Services } from '../../answers/services.ts';
import type { ReportedWin } from '../../world/rewards/wins.ts';

/** A win as the platform writes it, in an answer and in an event. */
export function wireWin(services: Services, win: ReportedWin) {
  const { catalogue } = services.world;
  const game = catalogue.gameByCode(win.gpId, win.gameCode);
  return {
    id: win.id,
    game: game && {
      game_id: game.id,
      game_name: game.names,
      game_code: game.code,
      game_type: catalogue.provider(game.gpId)?.gameType ?? String(game.hallId),
      gp_id: game.gpId,
      gt_id: game.hallId,
      house: catalogue.provider(game.gpId)?.house ?? '',
      game_icon: pictureUrl(services, game.art),
      label_ids: [],
      member_favorite: 0,
      demo: 0,
    },
    name: win.name,
    amount: String(win.amount),
    currency: win.currency,
    ...(win.multiplier !== null && { multiplier: String(win.multiplier / 100) }),
    at: new Date(win.at).toISOString(),
    kind: win.kind,
  };
}

/** Recent wins; none on a site whose profile shows none. */
export const winsHandler = defineHandler(wins, ({ request, services, world, ok }) => {
  const { currency, gt_id: hallId } = request;
  if (world.protection.of(Number(services.site))?.winsFeed === false) return ok({ list: [] });
  const ofHall = (gpId: string) => hallId === undefined || world.catalogue.provider(gpId)?.hallId === hallId;
  const list = world.wins.recent(currency, MOST_WINS).filter(({ gpId }) => ofHall(gpId));
  return ok({ list: list.map((win) => wireWin(services, win)), version: world.wins.version(currency) });
});
