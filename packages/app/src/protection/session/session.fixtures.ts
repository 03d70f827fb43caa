import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { protectedBy } from '../../testing/protected.fixtures.ts';

/** The bar at the lower edge, and figures of it. */
export const bar = () => page.getByRole('region', { name: 'Your session' });
export const figure = (id: string): string | null =>
  document.querySelector(`[data-session] [data-figure="${id}"] dd`)?.textContent ?? null;

/** falcon1 of the sandbox (3,100.00 USD) on a page of a site whose platform has the same profile. */
export async function openProtected(
  path: string,
  profile: ProfileName,
  { values = {}, ...options }: Parameters<typeof openMemberPage>[1] & { readonly values?: Partial<Protection> } = {},
) {
  const site = await openMemberPage('/close', {
    ...options,
    config: { ...options.config, ...protectedBy(profile, { values: { ...PROFILES[profile], ...values } }) },
  });
  const { core, navigation } = site.runtime;
  await site.order('protection-profile', { site_id: 1001, profile });
  await core.queryClient.invalidateQueries({ queryKey: ['member', 'protection'] });
  await navigation.go(path);
  return {
    ...site,
    core,
    /** The real game of a provider, over the whole page; its facts were shown before. */
    play: async (mode: 'modal' | 'page' | 'window') => {
      const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
      const [game] = (await core.queryClient.fetchQuery(core.catalogue.queries.providerGames(address))).games;
      core.play.start(
        { gpId: 'GPJD', gameType: '2', gameCode: game?.gameCode ?? '', name: 'Golden Reels' },
        { mode, informed: true },
      );
    },
    /** Time passes for the platform and for the device. */
    later: async (ms: number) => {
      await site.platform.advance(ms);
      site.ports.clock.set(ms);
      await site.ports.clock.advance(1000);
    },
  };
}
