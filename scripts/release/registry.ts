import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a URL is one of this machine, whatever a name server says. */
export function isLoopback({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family === 0 ? host === 'localhost' : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Outcome of {@link registryFor}. */
export type Registry = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Registry => ({ ok: false, problem });

/**
 * The registry that a release goes to: the one that was named, never that of a setting. Under a test runner only a registry of
 * this machine is accepted.
 * @param env environment of the process
 */
export function registryFor(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Registry {
  if (!given) return refuse('Name the registry that the release goes to: --registry https://registry.example.com/');
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    return refuse(`${given} is no address of a registry: write such as https://registry.example.com/`);
  if (url.username || url.password)
    return refuse('The address of the registry holds credentials: put them into .npmrc, where no log shows them.');
  const isLocal = isLoopback(url);
  const underTest = env['VITEST'] !== undefined || env['NODE_ENV'] === 'test' || env['HOUSEFRONT_LOCAL_REGISTRY'];
  if (underTest && !isLocal) return refuse(`Tests publish to a registry of this machine only, not to ${url.host}.`);
  if (url.protocol === 'http:' && !isLocal) return refuse(`${given} is not encrypted: write https://${url.host}/`);
  return { ok: true, url: url.href.replace(/\/?$/, '/') };
}
