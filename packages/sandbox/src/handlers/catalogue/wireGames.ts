import type { SeedGame, SeedProvider } from '../../seed/types.ts';
import type { HallEntry } from '../../world/play/catalogue.ts';
import type { HandlerContext } from '../../answers/defineHandler.ts';
import { pictureUrl, type Services } from '../../answers/services.ts';
import { traitsOf, wireTraits } from './traits.ts';

/** The label that represents a tag in a provider's list (CAT-05). */
export const tagLabelId = (tag: 'hot' | 'new'): string => `tag-${tag}`;

/** Pictures of a game in all shapes; the square one is its icon (LOOK-04). */
const wirePictures = (services: Services, square: string) => ({
  square: pictureUrl(services, square),
  portrait: pictureUrl(services, square.replace(/svg$/, 'portrait.svg')),
  wide: pictureUrl(services, square.replace(/svg$/, 'wide.svg')),
});

/** Writes games as the platform does: with the caller's favourites, and the id under the name `idKey` (CAT-03). */
export function wireGames(
  context: HandlerContext<unknown>,
  games: readonly SeedGame[],
  idKey: 'id' | 'game_id' = 'game_id',
) {
  const favourites = context.signed ? context.world.memberLists.favourites(context.signed.memberId) : new Set<number>();
  const { world, currency } = context;
  const traits = { currency, decimals: world.currencies.row(currency).decimals, now: world.clock.now() };
  return games.map((game) => {
    const provider = context.world.catalogue.provider(game.gpId);
    const favourite = favourites.has(game.id) ? 1 : 0;
    return {
      [idKey]: game.id,
      game_name: game.names,
      game_code: game.code,
      game_type: provider?.gameType ?? String(game.hallId),
      gp_id: game.gpId,
      gt_id: game.hallId,
      house: provider?.house ?? '',
      game_icon: pictureUrl(context.services, game.art),
      pictures: wirePictures(context.services, game.art),
      tag: game.tags[0],
      // Hot and new are labels too; a game's own label is only the first of its tags.
      label_ids: [...game.tags.map(tagLabelId), ...game.labels],
      member_favorite: favourite,
      ...(game.crash ? { is_favorite: favourite } : {}),
      demo: game.demo ? 1 : 0,
      ...wireTraits(traitsOf(game, traits)),
    };
  });
}

/** Writes halls with their providers. */
export function wireHalls(context: HandlerContext<unknown>, halls: readonly HallEntry[]) {
  const { services, locale } = context;
  return halls.map(({ hall, providers }) => ({
    gt_id: hall.gtId,
    gt_name: hall.names[locale],
    gt_icon: pictureUrl(services, hall.icon),
    gt_icon_active: pictureUrl(services, hall.iconActive),
    gp_list: providers.map((provider) => wireProvider(services, provider)),
  }));
}

function wireProvider(services: Services, provider: SeedProvider) {
  return {
    gp_id: provider.gpId,
    gp_gt_name: provider.name,
    game_type: provider.gameType,
    game_code: provider.gameCode ?? '',
    house: provider.house,
    customized: provider.customized ? 1 : 0,
    icon_light: pictureUrl(services, provider.iconLight),
    icon_dark: pictureUrl(services, provider.iconDark),
    ori_gp_id: provider.oriGpId ?? undefined,
    game_count: services.world.catalogue.games(provider.gpId).length,
  };
}
