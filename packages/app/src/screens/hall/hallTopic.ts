import { HALLS } from '@housefront/contract/ids';
import type { Core } from '@housefront/core';
import type { PageTopic } from '../../kernel/page.types.ts';

/** Metadata of a hall and its lists; null for an unknown one. */
export function hallTopic({ i18n: { t } }: Core, gtId: number | undefined): PageTopic | null {
  const hall = HALLS.find(({ id }) => id === gtId);
  return hall ? { name: t(`hall.${hall.key}.name`), description: t(`hall.${hall.key}.intro`) } : null;
}
