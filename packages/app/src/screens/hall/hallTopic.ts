import { HALLS } from '@housefront/contract/ids';
import type { Core } from '@housefront/core';
import { findHall, platformDescription } from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import { paths } from '../../kernel/paths.ts';
import type { PageTopic } from '../../kernel/page.types.ts';

/** Metadata of a hall and its lists, with the names of its providers if they are loaded; null for an unknown one (CAT-26). */
export function hallTopic({ i18n, queryClient, catalogue }: Core, gtId: number | undefined): PageTopic | null {
  const { t, locale } = i18n;
  const hall = HALLS.find(({ id }) => id === gtId);
  if (!hall) return null;
  const { providers = [] } =
    findHall(queryClient.getQueryData(catalogue.queries.halls().queryKey) ?? [], hall.id) ?? {};
  const names = platformDescription(
    providers.map(({ name }) => pickText(name, locale)),
    locale,
  );
  return {
    name: t(`hall.${hall.key}.name`),
    description: [t(`hall.${hall.key}.intro`), names].filter(Boolean).join(' – '),
  };
}

/** Addresses of the halls that have providers; none when they cannot be loaded. */
export async function hallAddresses({ queryClient, catalogue }: Core): Promise<readonly string[]> {
  const halls = await queryClient.fetchQuery(catalogue.queries.halls()).catch(() => []);
  return halls.filter(({ hidden, providers }) => !hidden && providers.length > 0).map(({ id }) => paths.gameHall(id));
}
