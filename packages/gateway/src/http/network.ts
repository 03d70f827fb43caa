import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { memoise } from './memoise.ts';

/** Who counts as one: an IPv4 address, or the 64 bits that an IPv6 line is given as a whole. */
export const networkOf = memoise((address) => {
  if (!isIPv6(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/, '')}/64`).toString();
});
