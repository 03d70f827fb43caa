import type { FeatureDeps } from './feature-deps.ts';

/** The currency of the member's money (MEM-30): also one that the site does not offer to guests. */
export const memberCurrency = ({ ports, site }: Pick<FeatureDeps, 'ports' | 'site'>): string =>
  ports.storage.get('currency') ?? site.getState().currency;

/** What each call about a member's money sends. */
export const moneyPayload = (deps: Pick<FeatureDeps, 'ports' | 'site'>) => ({
  site_id: deps.site.getState().siteId,
  currency: memberCurrency(deps),
});
