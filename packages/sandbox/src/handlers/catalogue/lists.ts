import {
  crashGames,
  gameLabel,
  gameList,
  hotGames,
  lastPlayingGame,
  tagGameList,
  templateGameList,
} from '@housefront/contract/features/catalogue';
import { defineHandler, defineMemberHandler } from '../../answers/defineHandler.ts';
import { tagLabels } from '../../seed/vocabulary/halls-and-labels.ts';
import { tagLabelId, wireGames, wireHalls } from './wireGames.ts';

/** Number of games in the hot section and in the template's featured section. */
const SECTION_SIZE = 24;

/** Halls with the providers that accept the currency. */
export const gameListHandler = defineHandler(gameList, (context) =>
  context.ok(wireHalls(context, context.world.catalogue.halls(context.request.currency))),
);

/** Labels of a provider and all its games (CAT-15x). */
export const gameLabelHandler = defineHandler(
  gameLabel,
  (context) => {
    const { catalogue } = context.world;
    const { gp_id: gpId, currency } = context.request;
    const open = catalogue.provider(gpId)?.currencies.includes(currency) === true;
    const games = open ? catalogue.games(gpId) : [];
    const labels = open ? catalogue.labels(gpId) : [];
    const tags = (['hot', 'new'] as const).filter((tag) => games.some((game) => game.tags.includes(tag)));
    return context.ok({
      list: [
        ...tags.map((tag) => ({
          id: tagLabelId(tag),
          name: tagLabels.find(({ key }) => key === tag)?.texts[context.locale],
          tag,
        })),
        ...labels.map((label) => ({ id: label.id, name: label.names[context.locale] })),
      ],
      main: wireGames(context, games, 'id'),
    });
  },
  { form: 'header' },
);

/** Games of a hall that carry a tag. */
export const tagGameListHandler = defineHandler(
  tagGameList,
  (context) => {
    const { tag, currency, gt_id: hallId } = context.request;
    return context.ok({ info: wireGames(context, context.world.catalogue.tagged(tag, currency, hallId), 'id') });
  },
  { form: 'header' },
);

/** The most played games of all halls. */
export const templateGameListHandler = defineHandler(templateGameList, (context) =>
  context.ok(wireGames(context, context.world.catalogue.popular(context.request.currency, SECTION_SIZE))),
);

/** Games of the crash menu. */
export const crashGamesHandler = defineHandler(crashGames, (context) =>
  context.ok(wireGames(context, context.world.catalogue.crash(context.request.currency))),
);

/** The most played games of a hall. */
export const hotGamesHandler = defineHandler(hotGames, (context) => {
  const { currency, gt_id: hallId } = context.request;
  return context.ok({ list: wireGames(context, context.world.catalogue.popular(currency, SECTION_SIZE, hallId)) });
});

/** Recently played games of the member, latest first. */
export const lastPlayingGameHandler = defineMemberHandler(lastPlayingGame, (context) => {
  const { catalogue, memberLists } = context.world;
  const games = memberLists.lastPlayed(context.signed.memberId).map((id) => catalogue.game(id));
  return context.ok({
    list: wireGames(
      context,
      games.filter((game) => game !== undefined),
    ),
  });
});
