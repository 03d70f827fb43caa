import type { SiteConfig } from '@housefront/contract/site-config';

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1?\]|::1?|0\.0\.0\.0)$/i;

const isLocal = (address: string): boolean =>
  LOCAL.test(address) || LOCAL.test(URL.parse(address.includes('//') ? address : `http://${address}`)?.hostname ?? '');

type Addresses = Partial<
  Pick<
    SiteConfig,
    | 'upstream'
    | 'realtime'
    | 'frameHosts'
    | 'imageHosts'
    | 'iconHosts'
    | 'customerServiceUrl'
    | 'authProviders'
    | 'footerLinks'
    | 'appLinks'
  >
>;

/**
 * Values of a production config that still point to the developer's machine: one line for each key, with its remedy. They are
 * not errors, because `HOUSEFRONT_SITES` may replace some of them and a platform may run beside the gateway.
 */
export function localAddresses(config: Addresses): readonly string[] {
  const given: readonly (readonly [key: string, remedy: string, addresses: readonly (string | undefined)[]])[] = [
    ['upstream', "name the platform's address, here or in HOUSEFRONT_SITES", [config.upstream]],
    ['realtime.host', 'name a host that browsers can reach, here or in HOUSEFRONT_SITES', [config.realtime?.host]],
    ['frameHosts', 'list the hosts of your games, here or in HOUSEFRONT_SITES', config.frameHosts ?? []],
    ['imageHosts', 'list hosts that browsers can reach', config.imageHosts ?? []],
    ['iconHosts', 'list hosts that browsers can reach', config.iconHosts ?? []],
    ['customerServiceUrl', 'name an address that visitors can open', Object.values(config.customerServiceUrl ?? {})],
    ['authProviders', 'name addresses that visitors can open', (config.authProviders ?? []).map(({ url }) => url)],
    ['footerLinks', 'name addresses that visitors can open', (config.footerLinks ?? []).map(({ url }) => url)],
    ['appLinks', 'name addresses that visitors can open', [config.appLinks?.ios, config.appLinks?.android]],
  ];
  return given.flatMap(([key, remedy, addresses]) => {
    const local = addresses.find((address) => address !== undefined && !address.startsWith('/') && isLocal(address));
    return local === undefined ? [] : [`${key}: ${local} is this machine only; ${remedy}.`];
  });
}
