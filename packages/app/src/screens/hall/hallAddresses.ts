import { arrangeHalls } from '@housefront/contract/site-shown';
import type { Core } from '@housefront/core';
import { paths } from '../../kernel/paths.ts';

/** Addresses of the halls that have providers, for the site map; none when they cannot be loaded. */
export async function hallAddresses({ config, queryClient, catalogue }: Core): Promise<readonly string[]> {
  const halls = await queryClient.fetchQuery(catalogue.queries.halls()).catch(() => []);
  return arrangeHalls(config, halls)
    .filter(({ providers }) => providers.length > 0)
    .map(({ id }) => paths.gameHall(id));
}
