import ipaddr from 'ipaddr.js';

/** Blocks that are not routed publicly, beside those that the address library knows. */
const NOT_GLOBAL = ['0.0.0.0/8', '192.0.0.0/24', '192.88.99.0/24', '240.0.0.0/4'].map((block) =>
  ipaddr.parseCIDR(block),
);
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Metadata addresses of clouds in the public range (Azure, Equinix Metal). All other known ones are in link-local, shared or
 * private blocks: 169.254.0.0/16, 100.64.0.0/10, 192.0.0.0/24, fd00::/8.
 */
const CLOUD_METADATA = new Set(['168.63.129.16', '192.80.8.124']);

/**
 * True for an address of a host on the public internet. Private, loopback, link-local, shared, reserved and multicast
 * addresses are not public. Nor are IPv6 forms that contain an IPv4 address, because other systems decide their target
 * (HELP-04x).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6') return address.match(GLOBAL_V6);
  return !CLOUD_METADATA.has(address.toString()) && !NOT_GLOBAL.some((block) => address.match(block));
}
