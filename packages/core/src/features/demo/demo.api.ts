/** The demo lists; wire names end here. Loaded by dynamic import inside the query functions. */
import { demoGameTypes, demoProviderGames } from '@housefront/contract/features/demo';
import { DEMO_PROVIDERS, hallKey } from '@housefront/contract/ids';
import { isHallShown, sortHalls } from '@housefront/contract/site-shown';
import { toArt } from '../../base/game-art.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { sitePayload } from '../site/index.ts';
import type { DemoGame, DemoHall } from './demo.types.ts';
import { plainTexts } from '../../i18n/plain-text.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'hasShapes' | 'site'>;

/** Halls with demo games and the demo providers in them (PLAY-40). */
export const fetchDemoHalls = async ({ calls, config, site }: Deps, signal: AbortSignal): Promise<DemoHall[]> => {
  const { siteId: site_id, supportDevice: support_device, currency, template } = sitePayload(site.getState());
  const request = { site_id, support_device, currency, template };
  const halls = unwrap(await calls.send(demoGameTypes, request, { signal, silent: true }));
  const known = halls.flatMap((gt): DemoHall[] => {
    const key = hallKey(gt.gt_id);
    if (key === undefined) return [];
    const providers = gt.gp_list
      .filter((gp) => DEMO_PROVIDERS.includes(gp.gp_id))
      .map((gp) => ({
        id: gp.gp_id,
        name: plainTexts(gp.gp_gt_name),
        house: String(gp.house),
        iconLight: gp.icon_light,
        iconDark: gp.icon_dark,
      }));
    return [
      { id: gt.gt_id, key, name: plainTexts(gt.gt_name), icon: gt.gt_icon, iconActive: gt.gt_icon_active, providers },
    ];
  });
  return sortHalls(config, known).filter(({ id }) => isHallShown(config, id));
};

/** Demo games of a provider (API-20). */
export const fetchDemoGames = async (
  { calls, config, hasShapes, site }: Deps,
  { gtId, gpId, house }: { readonly gtId: number; readonly gpId: string; readonly house: string },
  signal: AbortSignal,
): Promise<DemoGame[]> => {
  const { siteId: site_id, currency, device } = sitePayload(site.getState());
  const request = { site_id, currency, device, gp_id: gpId, game_type_id: gtId, house };
  const games = unwrap(await calls.send(demoProviderGames, request, { signal, silent: true }));
  return games
    .filter((game) => !config.hiddenGameCodes.includes(game.game_code))
    .map((game) => ({
      id: game.game_id,
      gpId: game.gp_id || gpId,
      gameType: game.game_type,
      gameCode: game.game_code,
      house: game.house === '' ? house : String(game.house),
      demo: true,
      title: plainTexts(game.game_name),
      ...toArt(game, hasShapes?.()),
    }));
};
