/** The call and the event of wins; wire names end here. */
import { parseEvent } from '@housefront/contract/channel';
import type { CurrencyRow } from '@housefront/contract/currency';
import { wins as winsCall, winsChannel, type Win as WireWin } from '@housefront/contract/features/wins';
import { readMoment } from '@housefront/contract/read-time';
import { isHallShown } from '@housefront/contract/site-shown';
import { toArt } from '../../base/game-art.ts';
import { unlessUnknown } from '../../calls/unknown-call.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { maskedName } from './wins.mask.ts';
import type { ReportedWin, Win, WinGame } from './wins.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'site'>;

const toGame = (deps: Deps, game: NonNullable<WireWin['game']>): WinGame => {
  const name = plainText(pickText(game.game_name, deps.site.getState().locale));
  const { gp_id: gpId, game_type: gameType, game_code: gameCode, house } = game;
  return { name, art: toArt(game).art, play: { gpId, gameType, gameCode, house: String(house), name } };
};

/** Null for a win of a hidden game, in another currency, without a time or without an amount to show. */
const toWin = (deps: Deps, wire: WireWin): Win | null => {
  const { config } = deps;
  const { game, amount } = wire;
  const { currency } = deps.site.getState();
  const at = readMoment(wire.at);
  const least = config.wins?.least?.[currency] ?? '1';
  if (at === null || amount.units < BigInt(least) || (wire.currency !== '' && wire.currency !== currency)) return null;
  if (game && config.hiddenGameCodes.includes(game.game_code)) return null;
  if (game && game.gt_id !== null && !isHallShown(config, game.gt_id)) return null;
  return {
    id: wire.id,
    name: maskedName(wire.name),
    game: game && toGame(deps, game),
    amount,
    multiplier: wire.multiplier,
    at,
    isJackpot: wire.kind === 'jackpot',
  };
};

/** Recent wins with the number of the newest one, newest first; null while the platform lacks the call. */
export const fetchWins = async (deps: Deps) => {
  const { currency, siteId: site_id } = deps.site.getState();
  const reply = await unlessUnknown(deps.calls.send(winsCall, { site_id, currency }, { silent: true }));
  return reply && { version: reply.version, wins: reply.list.flatMap((wire) => toWin(deps, wire) ?? []) };
};

/** A win as it happens; null when it cannot be read. Of one that is not shown only the number is of use. */
export const readWin = (
  deps: Deps,
  payload: unknown,
  row: CurrencyRow,
): (Pick<ReportedWin, 'version'> & { readonly win: Win | null }) | null => {
  const wire = parseEvent(winsChannel, 'win', payload, row);
  return wire && { win: toWin(deps, wire), version: wire.version };
};
