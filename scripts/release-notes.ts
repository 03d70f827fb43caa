import { execFileSync, spawnSync } from 'node:child_process';

/** Packages whose public interface changed without a release note. */
export function withoutNote(changed: readonly string[], noteOf: (file: string) => string): readonly string[] {
  const notes = changed.filter((file) => /^\.changeset\/[\w-]+\.md$/.test(file)).map(noteOf);
  return changed
    .flatMap((file) => /^docs\/api\/packages\/([\w-]+)\.txt$/.exec(file)?.[1] ?? [])
    .filter((name) => !notes.some((note) => note.includes(`'@housefront/${name}':`)));
}

/** Whether the commit or branch exists. */
export const isKnown = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0;

/** Paths that changed since the merge base of `since` and `HEAD`. */
export function changedSince(since: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = since] = git('merge-base', since, 'HEAD');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
}
