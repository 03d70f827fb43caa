import { HALLS } from '@housefront/contract/ids';
import type { Core } from '@housefront/core';
import { paths } from '../../kernel/paths.ts';
import type { PageTopic } from '../../kernel/page.types.ts';

/** Metadata of a hall and its lists; null for an unknown one. */
export function hallTopic({ i18n: { t } }: Core, gtId: number | undefined): PageTopic | null {
  const hall = HALLS.find(({ id }) => id === gtId);
  return hall ? { name: t(`hall.${hall.key}.name`), description: t(`hall.${hall.key}.intro`) } : null;
}

/** Addresses of the halls that have providers; none when they cannot be loaded. */
export async function hallAddresses({ queryClient, catalogue }: Core): Promise<readonly string[]> {
  const halls = await queryClient.fetchQuery(catalogue.queries.halls()).catch(() => []);
  return halls.filter(({ hidden, providers }) => !hidden && providers.length > 0).map(({ id }) => paths.gameHall(id));
}
