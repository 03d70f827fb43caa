import type { CoreI18n } from '@housefront/core/i18n';
import type { Capabilities } from '../extension.ts';

/** For whom a block holds, in words. */
export function scopeText(
  { scope }: NonNullable<Capabilities['panic'] | Capabilities['exclusions']>,
  { t }: Pick<CoreI18n, 't'>,
): string {
  if (scope === 'site') return t('pauses.scope_site');
  return t(scope === 'brands' ? 'pauses.scope_brands' : 'pauses.scope_national');
}
