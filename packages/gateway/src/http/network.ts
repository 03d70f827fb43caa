import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { memoise } from './memoise.ts';

/**
 * The network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, since providers
 * assign all addresses below them to one customer.
 */
export const networkOf = memoise((address) => {
  if (!isIPv6(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/, '')}/64`).toString();
});
