import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { sitePayload } from '../site/index.ts';
import { GUEST } from './catalogue.queries.ts';

/** Options of every query of the lobby. */
export const lobbyOptions = { staleTime: 5 * 60_000, retry: false } as const;

/** Parts of the keys of the lobby's queries: where the games are shown, and for which member. */
export const lobbyKeys = ({ site }: Pick<FeatureDeps, 'site'>) => ({
  where: () => {
    const { siteId, currency, supportDevice, template } = sitePayload(site.getState());
    return { siteId, currency, supportDevice, template, locale: site.getState().locale };
  },
  member: () => site.getState().memberId ?? GUEST,
});
