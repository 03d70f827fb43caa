/** The calls of game play. Loaded by a dynamic import on the first start, so that its schemas stay out of the first bundle. */
import { demoPlay } from '@housefront/contract/features/demo';
import { PAGES } from '@housefront/contract/pages';
import { leave, play } from '@housefront/contract/features/play';
import { webAddress } from '../../adapters/navigation/web-address.ts';
import { sitePayload } from '../site/index.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import { leaveFailureOf, playRefusal, type PlayRefusal } from './play.codes.ts';
import type { PlayFailure } from './machine/play.protocol.ts';
import type { PlayDeps } from './play.deps.ts';

/** A little less than the machine waits, so that a platform without an answer is reported as a timeout (API-09). */
const TIMEOUT_MS = 29_000;

type Deps = Pick<PlayDeps, 'calls' | 'config' | 'ports' | 'rules' | 'site'>;

/** Outcome of a play or demo call. */
export type PlayAnswer = { readonly kind: 'url'; readonly url: string } | PlayRefusal;

const send = async (deps: Deps, game: PlayableGame, signal: AbortSignal) => {
  const { calls, config, ports, rules, site } = deps;
  const { currency, device, siteId: site_id } = sitePayload(site.getState());
  const options = { signal, silent: true, timeoutMs: TIMEOUT_MS };
  const wanted = { device, gp_id: game.gpId, game_type: game.gameType, game_code: game.gameCode };
  if (game.demo === true) {
    return calls.send(demoPlay, { ...wanted, site_id, currency, house: game.house ?? '' }, options);
  }
  const appId = config.providerAppId[game.gpId];
  const lobby = `${ports.windows.address().origin}${PAGES.close.path}`;
  const extra = appId === undefined ? {} : { extra: { app_id: appId } };
  const limits = await rules?.launchFields(game);
  return calls.send(play, { ...wanted, lobby_url: lobby, ...extra, ...limits }, options);
};

/** Asks for the address of a game: demo/play for a demo, else play1. Never rejects (API-19). */
export const requestPlay = async (deps: Deps, game: PlayableGame, signal: AbortSignal): Promise<PlayAnswer> => {
  const result = await send(deps, game, signal);
  if (result.ok) {
    const url = webAddress(result.data.game_url ?? '');
    return url === null ? { kind: 'failed', failure: { messageKey: 'pg.start_failed' } } : { kind: 'url', url };
  }
  const refusal = playRefusal(result.error);
  if (refusal.kind !== 'pause') return refusal;
  if (!deps.rules) return { kind: 'failed', failure: refusal.failure };
  await deps.rules.preparePause();
  return refusal;
};

/** Reports to the platform that the game was left. Never rejects; null means it worked (API-39x). */
export const requestLeave = async (
  { calls }: Deps,
  game: PlayableGame | null,
): Promise<{ readonly failure: PlayFailure } | null> => {
  const request = game === null ? {} : { gp_id: game.gpId };
  const result = await calls.send(leave, request, { silent: true, timeoutMs: TIMEOUT_MS });
  return result.ok ? null : { failure: leaveFailureOf(result.error) };
};
