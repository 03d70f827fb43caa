import semver from 'semver';
import published from './notes.json' with { type: 'json' };
import type { ReleaseNote } from './release-note.ts';

/** A released version of the kit with its notes. */
export interface Release {
  readonly version: string;
  /** Day of the release, such as `2026-11-26`. */
  readonly date: string;
  readonly notes: readonly ReleaseNote[];
}

/** All releases up to this one, the newest first. The release script writes them from the changesets. */
// JSON has no types: the script writes this form only, and a test reads each release.
export const releases: readonly Release[] = published.releases as readonly Release[];

/**
 * Releases after `from` up to and including `to`, the oldest first: all that an upgrade from one to the other has to follow.
 * @param from an installed version
 * @param to the version to come
 */
export function releasesBetween(from: string, to: string, known: readonly Release[] = releases): readonly Release[] {
  return known
    .filter(({ version }) => semver.gt(version, from) && semver.lte(version, to))
    .toSorted((left, right) => semver.compare(left.version, right.version));
}

/** Whether a release closes a vulnerability. */
export const isSecurityRelease = ({ notes }: Release): boolean => notes.some(({ security }) => security === true);
