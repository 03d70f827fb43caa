import { parseEnv } from 'node:util';
import { isLocal } from './addresses.ts';
import { isObject, type Snapshot } from './snapshot.ts';

/** A list of sites for the gateway, as it is written somewhere. */
export interface GatewayList {
  /** `gateway.json`, `.env`, or the name of the variable. */
  readonly source: string;
  /** Key of the list within the source: empty for a file of its own. */
  readonly key: string;
  readonly text: string;
  /** Undefined when it is no JSON list. */
  readonly entries: readonly unknown[] | undefined;
  /** The file that a variable names, when it is not there. */
  readonly missing?: string;
}

/** File with the list of sites, beside `package.json`. */
export const GATEWAY_FILE = 'gateway.json';
/** File with variables of the gateway, beside `package.json`. */
export const ENV_FILE = '.env';
/** Variable with the list of sites as JSON, or with the path of its file. It replaces the file. */
export const VARIABLE = 'HOUSEFRONT_SITES';

function entriesIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Variables of a file such as `.env`, without quotes and comments. */
export const variablesIn = (text: string): Readonly<Record<string, string | undefined>> => parseEnv(text);

/** A key within a list, for a step: `0.hosts` in gateway.json, `HOUSEFRONT_SITES.0.hosts` in a variable. */
export const keyIn = ({ key }: GatewayList, path: string): string => (key === '' ? path : `${key}.${path}`);

/** Every list of sites of a repository: its file, and the variable that replaces it. */
export function gatewayLists({ files, env }: Pick<Snapshot, 'files' | 'env'>): readonly GatewayList[] {
  const lists: GatewayList[] = [];
  const text = files.text(GATEWAY_FILE);
  if (text !== undefined) lists.push({ source: GATEWAY_FILE, key: '', text, entries: entriesIn(text) });
  const given = [
    [ENV_FILE, variablesIn(files.text(ENV_FILE) ?? '')[VARIABLE]],
    [VARIABLE, env[VARIABLE]],
  ] as const;
  for (const [source, value] of given) {
    if (value === undefined || value === '' || value === GATEWAY_FILE) continue;
    if (/^\s*[[{]/.test(value)) lists.push({ source, key: VARIABLE, text: value, entries: entriesIn(value) });
    else if (!value.startsWith('/')) {
      // The path of another file, from the root of the repository.
      const other = files.text(value);
      lists.push(
        other === undefined
          ? { source, key: '', text: '', entries: undefined, missing: value }
          : { source: value, key: '', text: other, entries: entriesIn(other) },
      );
    }
  }
  return lists;
}

/** The entry of a site in the list that counts: the variable before the file. */
export function entryOf(
  lists: readonly GatewayList[],
  folder: string,
): { readonly source: string; readonly entry: Readonly<Record<string, unknown>> } | undefined {
  for (const { source, entries } of lists.toReversed()) {
    const entry = entries?.find((each) => isObject(each) && folderOf(each) === folder);
    if (isObject(entry)) return { source, entry };
  }
  return undefined;
}

/** Folder of an entry, from the root of the repository. */
export const folderOf = (entry: Readonly<Record<string, unknown>>): string =>
  typeof entry['dir'] === 'string' ? entry['dir'].replace(/^\.\//, '').replace(/\/+$/, '') : '';

/** Hosts of an entry. */
export const hostsOf = (entry: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(entry['hosts']) ? entry['hosts'].filter((host) => typeof host === 'string') : [];

/** The first host of an entry that visitors can reach. */
export const publicHost = (entry: Readonly<Record<string, unknown>>): string | undefined =>
  hostsOf(entry).find((host) => !isLocal(host));
