import { sportQuickbetUrl } from '@housefront/contract/features/sport-frame';
import { defineHandler } from '../../answers/defineHandler.ts';

/** Hall of sports. */
const SPORTS = 4;

/**
 * The page of quick bets on sports, from the first sports provider with the currency; none without such a provider
 * (SPORT-02).
 */
export const sportQuickbetUrlHandler = defineHandler(sportQuickbetUrl, ({ request, world, services, ok }) => {
  const { currency } = request;
  const provider = world.seed.providers.find(
    ({ hallId, oriGpId, currencies }) => hallId === SPORTS && oriGpId === null && currencies.includes(currency),
  );
  if (!provider) return ok({ detail: { url: '', gp_id: '' } });
  const query = new URLSearchParams({ currency, gp_id: provider.gpId });
  return ok({ detail: { url: `${services.addresses.providerUrl()}/sport?${query}`, gp_id: provider.gpId } });
});
