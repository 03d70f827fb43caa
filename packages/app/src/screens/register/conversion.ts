import type { Core } from '@housefront/core';
import type { RegistrationConversion } from '@housefront/core/features/registration';
import { hasAgreed } from '@housefront/core/features/consent';
import { trackConversion } from '@housefront/core/features/tracking';

/** Notifies the advertiser's pixel if a page of the site loaded one; equal ids count once (REG-29x). */
function trackWithPixel({ name, id, custom }: RegistrationConversion): void {
  const pixel: unknown = Reflect.get(globalThis, 'fbq');
  if (typeof pixel === 'function') Reflect.apply(pixel, globalThis, ['track', name, custom, { eventID: id }]);
}

/**
 * Tracks a registration: the site's server, and the pixel if it is loaded (REG-28, REG-29x), with consent to marketing only
 * (CNS-01). Never rejects, shows nothing.
 */
export async function trackRegistration(
  core: Pick<Core, 'calls' | 'config' | 'ports'>,
  conversion: RegistrationConversion,
): Promise<void> {
  if (!hasAgreed(core, 'marketing')) return;
  try {
    trackWithPixel(conversion);
  } catch (error) {
    core.ports.logger.warn('the pixel failed', { error: String(error) });
  }
  await trackConversion(core, conversion);
}
