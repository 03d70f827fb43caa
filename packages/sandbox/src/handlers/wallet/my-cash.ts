import { myCash } from '@housefront/contract/features/wallet';
import { ZERO } from '@housefront/contract/money';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { pictureUrl } from '../../answers/services.ts';

/** The wallet of every provider with the member's currency, and the total including the main wallet. */
export const myCashHandler = defineMemberHandler(myCash, ({ world, services, money, signed: { member }, ok }) => {
  const held = new Map(world.ledger.balances(member.id).map(({ purse, balance }) => [purse, balance]));
  const providers = world.seed.providers.filter(
    (provider) =>
      provider.oriGpId === null && (provider.currencies.includes(member.currency) || held.get(provider.gpId)),
  );
  return ok({
    my_cash_list: providers.map((provider) => ({
      gp_id: provider.gpId,
      is_light: pictureUrl(services, provider.iconLight),
      icon_dark: pictureUrl(services, provider.iconDark),
      cash: money(held.get(provider.gpId) ?? ZERO),
    })),
    total: money(world.ledger.total(member.id)),
    version: world.ledger.version(member.id),
  });
});
