import { BlockList, isIP } from 'node:net';

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1?\]|::1?|0\.0\.0\.0)$/i;

/** Whether an address, or a host with or without a port, is this machine only. */
export function isLocal(address: string): boolean {
  const url = URL.parse(address.includes('//') ? address : `http://${address}`);
  return LOCAL.test(address) || LOCAL.test(url?.hostname ?? '');
}

/** Names without a dot, and those that no public name server has. */
const PRIVATE_NAME = /^[^.:]+$|\.(?:internal|local|svc|cluster\.local|lan|home\.arpa|intranet|corp|test)\.?$/i;
const PRIVATE_NETWORKS = new BlockList();
for (const [address, bits, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, bits, family);

/** Host name of an address, or of a host with or without a port; undefined for anything else. */
export const hostNameOf = (address: string): string | undefined =>
  URL.parse(address.includes('//') ? address : `http://${address}`)?.hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an address is known inside one network only, such as that of a cluster: a name there, or a private address. */
export function isPrivate(address: string): boolean {
  const host = hostNameOf(address) ?? '';
  const family = isIP(host);
  return family === 0 ? PRIVATE_NAME.test(host) : PRIVATE_NETWORKS.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is one of the public internet. */
export const isPublic = (address: string): boolean => !isLocal(address) && !isPrivate(address);

/** Whether a text is an address of a server, not a path. */
const isAddress = (text: string): boolean => /^(?:https?|wss?):\/\//i.test(text);

/** A text within a value, with the names that lead to it. */
export interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** All texts within a value. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** Texts of a config that name this machine: addresses anywhere, and hosts in keys that are for hosts. */
export const localLeaves = (config: unknown): readonly Leaf[] =>
  leavesOf(config).filter(
    ({ path, text }) => (isAddress(text) || path.some((name) => /^host$|Hosts$/.test(name))) && isLocal(text),
  );
