import type { Core } from '@housefront/core';
import { paths } from '../../kernel/paths.ts';

/** Addresses of the halls that have providers, for the site map; none when they cannot be loaded. */
export async function hallAddresses({ queryClient, catalogue }: Core): Promise<readonly string[]> {
  const halls = await queryClient.fetchQuery(catalogue.queries.halls()).catch(() => []);
  return halls.filter(({ hidden, providers }) => !hidden && providers.length > 0).map(({ id }) => paths.gameHall(id));
}
