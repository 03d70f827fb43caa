import { hasPlainParts } from './one-name.ts';

const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([\w.-]+)(?::(\d{1,5}))?(\/[\w./-]*)?$/;

/**
 * Whether an address is at one of the hosts that a site lists. It is changed to https if the entry says so; else it may stay on
 * http: the visitor's browser gets it by the gateway's own connection (IMG-02).
 */
export function raiseListed(url: URL, hosts: readonly string[]): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  const entry = hosts.map((host) => ENTRY.exec(host)).find((parts) => parts !== null && isAt(url, parts));
  if (entry?.[1] === 'https') url.protocol = 'https:';
  return entry !== undefined;
}

function isAt(url: URL, [, , wildcard, host = '', port = '', path = '']: RegExpExecArray): boolean {
  const name = host.toLowerCase();
  const named = wildcard === undefined ? url.hostname === name : url.hostname.endsWith(`.${name}`);
  const placed = path.endsWith('/') || path === '' ? url.pathname.startsWith(path) : url.pathname === path;
  const isUsual = (value: string) => value === '' || value === '80' || value === '443';
  const isPlain = path === '' || path === '/' || hasPlainParts(url.pathname);
  return named && placed && isPlain && (url.port === port || (isUsual(url.port) && isUsual(port)));
}
