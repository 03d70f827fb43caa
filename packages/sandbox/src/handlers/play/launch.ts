import type { Services } from '../../answers/services.ts';

/** The address at which the provider emulator opens a launch. */
export function launchUrl(services: Services, launchToken: string): string {
  return `${services.addresses.providerUrl()}/provider/play?token=${encodeURIComponent(launchToken)}`;
}

/** True for an absolute http(s) address without credentials, to which a game may send its player. */
export function isReturnAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}
