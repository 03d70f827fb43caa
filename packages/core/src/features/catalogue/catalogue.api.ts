/** The calls of the catalogue; wire names end here. Loaded by dynamic import inside the query functions. */
import * as wire from '@housefront/contract/features/catalogue';
import { hallKey } from '@housefront/contract/ids';
import { isHallShown, sortHalls } from '@housefront/contract/site-shown';
import { toArt } from '../../base/game-art.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { sitePayload } from '../site/index.ts';
import { toTraits } from './catalogue.traits.ts';
import type { CatalogueGame, Hall, PlayedGames, Provider, ProviderAddress, ProviderGames } from './catalogue.types.ts';
import { plainText } from '../../i18n/plain-text.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'hasShapes' | 'site'>;

const silent = (signal: AbortSignal) => ({ signal, silent: true });

// Names are kept in the current language only: with all of them a long list would make the page several times as large.
const toProvider = (gp: wire.Provider, locale: string): Provider => ({
  id: gp.gp_id,
  realId: gp.customized ? (gp.ori_gp_id ?? gp.gp_id) : gp.gp_id,
  name: plainText(pickText(gp.gp_gt_name, locale)),
  gameType: gp.game_type,
  gameCode: gp.game_code,
  house: String(gp.house),
  customized: gp.customized,
  iconLight: gp.icon_light,
  iconDark: gp.icon_dark,
  gameCount: gp.game_count,
});

/** A hall of one of the eight known types; others are left out (CFG-10). */
const toHalls = (gt: wire.GameType, locale: string): Hall[] => {
  const key = hallKey(gt.gt_id);
  if (key === undefined) return [];
  const providers = gt.gp_list.map((gp) => toProvider(gp, locale));
  const name = plainText(pickText(gt.gt_name, locale));
  return [{ id: gt.gt_id, key, name, icon: gt.gt_icon, iconActive: gt.gt_icon_active, providers }];
};

/** Games of a list, without those that the site hides. */
export const toGames = (
  { config, hasShapes, site }: Deps,
  games: readonly wire.Game[],
  crash = false,
): CatalogueGame[] => {
  const { locale } = site.getState();
  const traitsOf = (game: wire.Game) => (config.lobby ? toTraits(game) : undefined);
  return games
    .filter(({ game_code }) => !config.hiddenGameCodes.includes(game_code))
    .filter(({ gt_id }) => gt_id === null || isHallShown(config, gt_id))
    .map((game) => ({ game, traits: traitsOf(game) }))
    .map(({ game, traits }) => ({
      id: game.game_id,
      name: plainText(pickText(game.game_name, locale)),
      gpId: game.gp_id,
      gameType: game.game_type,
      gameCode: game.game_code,
      hallId: game.gt_id,
      house: String(game.house),
      ...toArt(game, hasShapes?.()),
      tag: game.tag,
      labelIds: game.label_ids,
      favourite: crash ? game.is_favorite : game.member_favorite,
      demo: game.demo,
      ...(traits && { traits }),
    }));
};

/** Halls and their providers in the order of the site, hidden ones too (API-29). */
export const fetchHalls = async ({ calls, config, site }: Deps, signal: AbortSignal): Promise<Hall[]> => {
  const { currency, siteId: site_id, supportDevice: support_device, template } = sitePayload(site.getState());
  const request = { currency, site_id, support_device, template };
  const { locale } = site.getState();
  const halls = unwrap(await calls.send(wire.gameList, request, silent(signal))).flatMap((gt) => toHalls(gt, locale));
  return sortHalls(config, halls).map((hall) => (isHallShown(config, hall.id) ? hall : { ...hall, hidden: true }));
};

/** Labels and games of a provider (CAT-15x). */
export const fetchProviderGames = async (
  deps: Deps,
  { gtId, gpId, house }: ProviderAddress,
  signal: AbortSignal,
): Promise<ProviderGames> => {
  const { currency, device, siteId: site_id } = sitePayload(deps.site.getState());
  const request = { site_id, currency, device, gp_id: gpId, game_type_id: gtId, house };
  const { list, main } = unwrap(await deps.calls.send(wire.gameLabel, request, silent(signal)));
  const { locale } = deps.site.getState();
  return {
    labels: list.map((label) => ({ ...label, name: plainText(pickText(label.name, locale)) })),
    games: toGames(deps, main),
  };
};

/** Games with a tag in a hall (API-31). */
export const fetchTagGames = async (deps: Deps, tag: string, gtId: number, signal: AbortSignal) => {
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(deps.site.getState());
  const request = { site_id, currency, support_device, tag, gt_id: gtId };
  return toGames(deps, unwrap(await deps.calls.send(wire.tagGameList, request, silent(signal))).info);
};

/** The template's featured games (API-33). */
export const fetchTemplateGames = async (deps: Deps, signal: AbortSignal) => {
  const { currency, siteId: site_id, supportDevice: support_device } = sitePayload(deps.site.getState());
  const request = { site_id, currency, support_device };
  return toGames(deps, unwrap(await deps.calls.send(wire.templateGameList, request, silent(signal))));
};

/** Hot games of a hall (API-35). */
export const fetchHotGames = async (deps: Deps, gtId: number, signal: AbortSignal) => {
  const { currency, siteId: site_id } = sitePayload(deps.site.getState());
  return toGames(
    deps,
    unwrap(await deps.calls.send(wire.hotGames, { site_id, currency, gt_id: gtId }, silent(signal))),
  );
};

/** Crash games; their favourite flag is `is_favorite` (CAT-14). */
export const fetchCrashGames = async (deps: Deps, signal: AbortSignal) => {
  const { currency, siteId: site_id } = sitePayload(deps.site.getState());
  return toGames(deps, unwrap(await deps.calls.send(wire.crashGames, { currency, site_id }, silent(signal))), true);
};

/** The member's last played games (API-34). */
export const fetchLastPlayed = async (deps: Deps, signal: AbortSignal): Promise<PlayedGames> => {
  const played = unwrap(await deps.calls.send(wire.lastPlayingGame, {}, silent(signal)));
  const described = played.filter(({ game_code, gp_id }) => game_code !== '' && gp_id !== '');
  return {
    ids: played.map((game) => game.game_id),
    games: toGames(deps, described).filter(({ name }) => name !== ''),
  };
};
