import { PLATFORM_ZONE } from '@housefront/contract/wall-time';
import type { Core } from '@housefront/core';
import { htmlLang, type TimeStyle } from '@housefront/core/i18n';

/**
 * The one zone of a member's times, and the language that writes them: the zone of the profile of player protection, else the
 * visitor's own. English is that of the profile's country (LOOK-08).
 */
export function memberTime({ config, i18n, ports }: Pick<Core, 'config' | 'i18n' | 'ports'>): TimeStyle {
  const zone = config.protection?.values.zone ?? ports.device.zone?.() ?? PLATFORM_ZONE;
  const tag = htmlLang(i18n.locale);
  return { zone, tag: config.protection?.profile === 'gb' && tag.startsWith('en') ? 'en-GB' : tag };
}
