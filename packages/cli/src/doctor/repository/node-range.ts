import { isObject, type Snapshot } from './snapshot.ts';

/** Range of the kit itself. */
const KIT = '>=22.19';

/** Numbers of the first version in a text. */
export const versionIn = (text: string): readonly number[] =>
  (/\d+(?:\.\d+){0,2}/.exec(text)?.[0] ?? '').split('.').filter(Boolean).map(Number);

/** Whether a version is lower than the lowest one of a range such as `>=24.5`; false for other ranges. */
export function isBelow(version: string, range: string): boolean {
  if (!/^\s*(?:>=|\^)\s*\d/.test(range)) return false;
  const [is, least] = [versionIn(version), versionIn(range)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (is[at] ?? 0) - (least[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The range of Node that a repository asks for; that of the kit without one. */
export const askedNode = ({ manifest }: Pick<Snapshot, 'manifest'>): string => {
  const engines = isObject(manifest?.['engines']) ? manifest['engines'] : {};
  return typeof engines['node'] === 'string' ? engines['node'] : KIT;
};

/** Names of releases with long support, by which some files call them. */
const NAMES: Readonly<Record<string, string>> = { gallium: '16', hydrogen: '18', iron: '20', jod: '22', krypton: '24' };

/**
 * The version that a file asks for when it is older than the kit needs, or than the repository asks for.
 * @param written `18`, `v18.20.4`, `18.x`, `lts/hydrogen`; a word such as `lts/*` is the newest
 */
export function oldNode(written: string, project: Pick<Snapshot, 'manifest'>): string | undefined {
  const text = written.trim().replace(/^v/, '');
  const named = NAMES[text.replace(/^lts\//i, '').toLowerCase()];
  const [version = ''] = /^\d+(?:\.\d+){0,2}/.exec(named ?? text) ?? [];
  if (version === '' || !/^\d+(?:\.(?:\d+|x|\*))*$/.test(named ?? text)) return undefined;
  // `18` is the newest 18, and `22.4` the newest 22.4.
  const newest = version.split('.').length === 3 ? version : `${version}.999`;
  return [KIT, askedNode(project)].some((range) => isBelow(newest, range)) ? version : undefined;
}

/** The version to write instead: that of the higher range, whole or its first number. */
export function leastNode(project: Pick<Snapshot, 'manifest'>, isWhole = false): string {
  const asked = askedNode(project);
  const [kit, own] = [versionIn(KIT), versionIn(asked)];
  const range = isBelow(kit.join('.'), asked) ? own : kit;
  return isWhole ? [range[0] ?? 0, range[1] ?? 0, range[2] ?? 0].join('.') : String(range[0]);
}
