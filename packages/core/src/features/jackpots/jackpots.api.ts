/** The call and the events of jackpots; wire names end here. */
import { parseEvent } from '@housefront/contract/channel';
import type { CurrencyRow } from '@housefront/contract/currency';
import { jackpots as jackpotsCall, jackpotsChannel, type WireJackpot } from '@housefront/contract/features/jackpots';
import { readMoment } from '@housefront/contract/read-time';
import { unlessUnknown } from '../../calls/unknown-call.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { ReportedJackpot } from './jackpots.types.ts';

const toLast = (last: WireJackpot['last']): ReportedJackpot['last'] => {
  const at = readMoment(last?.at);
  return last && at !== null ? { amount: last.amount, at, name: last.name } : null;
};

const toDrop = (drop: WireJackpot['drops_by']): ReportedJackpot['dropsBy'] => {
  const at = readMoment(drop?.at);
  return drop && (at !== null || drop.amount) ? { at, amount: drop.amount } : null;
};

/** The jackpots with their numbers, in the order of the platform; null while it lacks the call. */
export const fetchJackpots = async ({ calls, site }: Pick<FeatureDeps, 'calls' | 'site'>) => {
  const { currency, locale, siteId: site_id } = site.getState();
  const reply = await unlessUnknown(calls.send(jackpotsCall, { site_id, currency }, { silent: true }));
  return (
    reply?.list.map(({ id, version, amount, art, games, ...wire }) => ({
      version,
      jackpot: {
        id,
        name: plainText(pickText(wire.name, locale)),
        amount,
        art,
        games,
        last: toLast(wire.last),
        dropsBy: toDrop(wire.drops_by),
      } satisfies ReportedJackpot,
    })) ?? null
  );
};

/** A new amount of a jackpot; null when it cannot be read. */
export const readChange = (payload: unknown, row: CurrencyRow) =>
  parseEvent(jackpotsChannel, 'jackpot.changed', payload, row);

/** A win of a jackpot; null when it cannot be read. */
export const readJackpotWin = (payload: unknown, row: CurrencyRow) => {
  const won = parseEvent(jackpotsChannel, 'jackpot.won', payload, row);
  const last = won && toLast(won);
  return won && last && { id: won.id, version: won.version, last };
};
