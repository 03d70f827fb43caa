import { roulette, rouletteInfo, rouletteSpin } from '@housefront/contract/features/roulette';
import type { CallResponse } from '@housefront/contract/endpoint';
import { unwrap, type CallError } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pickText } from '../../i18n/index.ts';
import { wheelImageName } from './roulette.rules.ts';
import type { Spun, WheelDetail } from './roulette.types.ts';
import { plainText } from '../../i18n/plain-text.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'site'>;
type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

const detailOf = (wire: CallResponse<typeof roulette>, { site }: Deps): WheelDetail => {
  const { locale } = site.getState();
  const prizes = wire.prize_settings.map(({ prize_id, name, icon, amount }) => ({
    id: prize_id,
    name: plainText(pickText(name, locale)),
    icon,
    amount,
  }));
  return { prizes, draws: wire.remaining_draws, image: wire.images[wheelImageName(prizes.length)] ?? null };
};

/** The current wheel of the member; without prizes there is none (APIM-22). */
export const fetchRoulette = async (deps: Deps, signal: AbortSignal): Promise<WheelDetail> =>
  detailOf(unwrap(await deps.calls.send(roulette, {}, { signal, silent: true })), deps);

/** The wheel when it is opened (APIM-23). */
export const fetchInfo = async (deps: Deps): Promise<Answer<WheelDetail>> => {
  const result = await deps.calls.send(rouletteInfo, {}, { silent: true });
  return result.ok ? { ok: true, data: detailOf(result.data, deps) } : result;
};

/** Draws. The key names this spin: sent again, it is the same one (APIM-24). */
export const sendSpin = async ({ calls }: Deps, key: string): Promise<Answer<Spun>> => {
  const result = await calls.send(rouletteSpin, {}, { silent: true, headers: { 'idempotency-key': key } });
  if (!result.ok) return result;
  return { ok: true, data: { prizeId: result.data.prize_id, draws: result.data.remaining_draws } };
};
