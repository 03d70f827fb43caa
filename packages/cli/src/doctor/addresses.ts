const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1?\]|::1?|0\.0\.0\.0)$/i;

/** Whether an address, or a host with or without a port, is this machine only. */
export function isLocal(address: string): boolean {
  const url = URL.parse(address.includes('//') ? address : `http://${address}`);
  return LOCAL.test(address) || LOCAL.test(url?.hostname ?? '');
}

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
