import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleaseNote, type ReleaseNote } from '../../packages/generator/src/notes/release-note.ts';
import type { Release } from '../../packages/generator/src/notes/releases.ts';
import { kitVersion } from '../../tooling/pack/kit-version.ts';
import { withRelease } from './changelog.ts';
import { checkNotes, describeProblems, hasRelease, RELEASES_FILE, releasesOf, waitingNotes } from './release-notes.ts';
import { committed, onDisk } from './versions.ts';

/** Outcome of {@link releaseVersion}. */
export type Versioned =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly problem: string };

/** The commit that gave a version its day in the changelog; null if history does not reach so far. */
function releaseCommit(root: string, version: string): string | null {
  const found = execFileSync('git', ['log', '--format=%H', '-S', `## ${version} (2`, '--', 'CHANGELOG.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return found.trim().split('\n').at(-1) || null;
}

/** Runs changesets for the next version of all packages, which removes the notes. */
const bumpVersions = (root: string): void =>
  void execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Gives all packages the next version and moves the waiting notes into the changelog and the notes of the generator package
 * (OPS-13). Nothing is written if a note is missing or cannot be read.
 * @param date day of the release, such as `2026-11-26`
 */
export function releaseVersion(root: string, date: string): Versioned {
  const now = onDisk(root);
  const paths = waitingNotes(now);
  if (paths.length === 0)
    return { ok: false, problem: 'No note is waiting in .changeset, so nothing is to be released.' };
  const changelog = now.read('CHANGELOG.md') ?? '';
  if (hasRelease(changelog)) {
    const last = kitVersion(root);
    const commit = releaseCommit(root, last);
    if (commit === null)
      return { ok: false, problem: `The history has no commit of ${last}: fetch all of it, git fetch --unshallow.` };
    const problem = describeProblems(checkNotes(committed(root, commit), now));
    if (problem) return { ok: false, problem };
  }
  const notes: ReleaseNote[] = [];
  for (const path of paths) {
    const parsed = parseReleaseNote(now.read(path) ?? '');
    if (!parsed.ok) return { ok: false, problem: `${path}: ${parsed.problems.join('; ')}` };
    notes.push(parsed.note);
  }
  bumpVersions(root);
  // Changesets leaves notes that concern ignored packages only.
  for (const path of paths) rmSync(join(root, path), { force: true });
  const release: Release = { version: kitVersion(root), date, notes };
  writeFileSync(join(root, 'CHANGELOG.md'), withRelease(changelog, release));
  const releases = JSON.stringify({ releases: [release, ...releasesOf(now)] }, null, 2);
  writeFileSync(join(root, RELEASES_FILE), `${releases}\n`);
  return { ok: true, version: release.version };
}
