import * as z from 'zod/mini';
import { MAX_GAMES } from '../../wire/bounds.ts';
import { defineCall } from '../../calls/endpoint.ts';
import {
  dataObject,
  count,
  device,
  flag,
  id,
  idOrNull,
  listOf,
  localizedText,
  noBody,
  outId,
  passThrough,
  siteId,
  textOrEmpty,
  under,
  whole,
  wholeOrNull,
  orNull,
  listOfEach,
} from '../../wire/wire.ts';
import { picturesField } from './game-pictures.ts';
import { traitFields } from './game-traits.ts';
import { labelledGames } from './labelled-games.ts';
import { readGame, readQuickly } from './quick-game.ts';

/** Tags of games and labels (CAT-05). */
export const GAME_TAGS = ['hot', 'new'] as const;

const tag = orNull(z.enum(GAME_TAGS));

/** A game as platforms may write it, by `id` or `game_id`; the id is always given as `game_id` (CAT-03). */
export const writtenGame = z
  .pipe(
    z.object({
      id: idOrNull,
      game_id: idOrNull,
      /** Text or a map by language; empty when missing (CAT-04). */
      game_name: localizedText,
      game_code: textOrEmpty,
      game_type: textOrEmpty,
      gp_id: textOrEmpty,
      gt_id: wholeOrNull,
      house: passThrough,
      /** Square art. */
      game_icon: textOrEmpty,
      /** Pictures without words by their shape (LOOK-04). */
      pictures: picturesField,
      tag,
      /** Ids of the labels the game belongs to (CAT-15x). */
      label_ids: listOf(id),
      member_favorite: flag,
      /** The favourite mark of crash games (CAT-14). */
      is_favorite: flag,
      /** Whether the game can be tried without money. */
      demo: flag,
      ...traitFields,
    }),
    z.transform(({ id: plain, game_id, ...rest }) => ({ ...rest, game_id: game_id ?? plain ?? '' })),
  )
  .check(z.refine((game) => game.game_id !== ''));

/** A game, read quickly if it is written in the usual form. */
export const gameSchema = readQuickly(writtenGame, readGame);
/** A game of a list. */
export type Game = z.output<typeof gameSchema>;

/** A game provider inside a hall (CAT-02). */
export const providerSchema = z.object({
  gp_id: id,
  gp_gt_name: localizedText,
  game_type: textOrEmpty,
  game_code: textOrEmpty,
  /** Passed unchanged to list, label and demo calls and to the /slotgame query (CAT-11x). */
  house: passThrough,
  /** A site-made menu entry whose real provider is `ori_gp_id` (CAT-11x). */
  customized: flag,
  icon_light: textOrEmpty,
  icon_dark: textOrEmpty,
  ori_gp_id: idOrNull,
  /** Number of games, 0 when the platform does not say. */
  game_count: count,
});
/** A game provider inside a hall. */
export type Provider = z.output<typeof providerSchema>;

/** A hall with its providers (CAT-01). */
export const gameTypeSchema = z.object({
  gt_id: whole,
  gt_name: localizedText,
  gt_icon: textOrEmpty,
  gt_icon_active: textOrEmpty,
  gp_list: listOfEach(providerSchema, ({ gp_id, game_type, house, customized, ori_gp_id }) =>
    // One provider may have several entries of the menu.
    JSON.stringify([gp_id, game_type, house, customized, ori_gp_id]),
  ),
});
/** A hall with its providers. */
export type GameType = z.output<typeof gameTypeSchema>;

/** A label that narrows a provider's list (CAT-19). */
export const gameLabelSchema = z.object({ id, tag, name: localizedText });

const games = under(['list', 'games', 'game_list'], listOfEach(gameSchema, 'game_id', MAX_GAMES));

/** Halls and their providers for a mode and currency. */
export const gameList = defineCall({
  name: 'gameList',
  path: '/v3/game_list',
  auth: 'optional',
  request: z.strictObject({ currency: z.string(), site_id: siteId, support_device: device, template: z.string() }),
  response: under(['list', 'game_list', 'gt_list'], listOfEach(gameTypeSchema, 'gt_id')),
  summary: 'Game types (halls) with their providers, in menu order.',
  rows: ['API-29', 'CAT-01', 'CAT-06'],
});

/** The crash games of the custom menu. */
export const crashGames = defineCall({
  name: 'crashGames',
  path: '/arks/web/game-providers/custom-game-menus/crash',
  auth: 'optional',
  request: z.strictObject({ currency: z.string(), site_id: siteId }),
  response: games,
  summary: 'Crash games of the custom game menu.',
  rows: ['API-30', 'CAT-14'],
});

/** The games of a chosen tag in a hall. */
export const tagGameList = defineCall({
  name: 'tagGameList',
  path: '/v2/get_tag_game_list',
  auth: 'optional',
  request: z.strictObject({
    site_id: siteId,
    currency: z.string(),
    support_device: device,
    tag: z.string(),
    gt_id: z.number(),
  }),
  response: dataObject({ info: games }),
  summary: 'Games that carry a tag, in one hall.',
  rows: ['API-31', 'CAT-15x'],
});

/** Parameters of the lists of one provider's games; the ids are sent as the provider sent them (CAT-11x). */
export const providerGamesRequest = z.strictObject({
  site_id: siteId,
  currency: z.string(),
  device,
  gp_id: z.string(),
  game_type_id: outId,
  house: outId,
});

/** Labels of a provider and its games, each with the labels it belongs to. */
export const gameLabel = defineCall({
  name: 'gameLabel',
  path: '/v2/game_label',
  auth: 'optional',
  request: providerGamesRequest,
  response: dataObject({ list: listOfEach(gameLabelSchema, 'id'), main: labelledGames(gameSchema) }),
  summary: 'Labels of a provider (list) and its games (main); a game names its labels in label_ids.',
  rows: ['API-32', 'CAT-15x', 'CAT-19'],
});

/** The template's featured games. */
export const templateGameList = defineCall({
  name: 'templateGameList',
  path: '/v2/get_template_game_list',
  auth: 'optional',
  request: z.strictObject({ site_id: siteId, currency: z.string(), support_device: device }),
  response: games,
  summary: 'Featured games of the template for the home page.',
  rows: ['API-33', 'CAT-15x'],
});

/** A member's last played games, newest first. */
export const lastPlayingGame = defineCall({
  name: 'lastPlayingGame',
  path: '/arks/web/member-games/last-playing-game',
  auth: 'member',
  request: noBody,
  response: games,
  summary: "The member's last played games, newest first; at least game_id per item.",
  rows: ['API-34', 'CAT-24'],
});

/** Hot games of a hall. */
export const hotGames = defineCall({
  name: 'hotGames',
  path: '/arks/web/member-games/hot-games',
  auth: 'optional',
  request: z.strictObject({ site_id: siteId, currency: z.string(), gt_id: z.number() }),
  response: games,
  summary: 'Hot games of one hall.',
  rows: ['API-35', 'CAT-25'],
});
