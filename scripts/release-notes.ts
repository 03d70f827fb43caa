import { execFileSync, spawnSync } from 'node:child_process';

/** Packages whose public interface changed although no note for a release tells of it. */
export function withoutNote(changed: readonly string[], noteOf: (file: string) => string): readonly string[] {
  const notes = changed.filter((file) => /^\.changeset\/[\w-]+\.md$/.test(file)).map(noteOf);
  return changed
    .flatMap((file) => /^docs\/api\/packages\/([\w-]+)\.txt$/.exec(file)?.[1] ?? [])
    .filter((name) => !notes.some((note) => note.includes(`'@housefront/${name}':`)));
}

/** Whether there is such a commit or branch. */
export const isKnown = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0;

/** Paths that differ between the commits that `since` and this state share and this state. */
export function changedSince(since: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = since] = git('merge-base', since, 'HEAD');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
}
