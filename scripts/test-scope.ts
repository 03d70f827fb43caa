import { execFileSync } from 'node:child_process';

/** What a change can break, as far as its files tell. */
export interface Scope {
  /** The commit that the change is measured from. */
  readonly since: string;
  /** Ids of the templates that it touches, if it touches nothing else that visitors see; empty for all. */
  readonly templates: readonly string[];
  /** Looks alone cannot break more than a page that is looked at: `smoke` walks through the main pages. */
  readonly journeys: 'all' | 'smoke' | 'none';
}

const templateFile = /^packages\/ui\/src\/templates\/([a-z][^/]*)\//;
/** Files that no visitor meets. */
const unseen = [/\.md$/, /^docs\//, /^\.changeset\//, /\.(test|fixtures|stories)\.tsx?$/];

/** Ids of the templates that files belong to. */
export const templatesIn = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => templateFile.exec(file)?.[1] ?? []))].toSorted();

/** Judges the changed files of a repository, as paths from its root. */
export function scopeOf(since: string, files: readonly string[]): Scope {
  const seen = files.filter((file) => !unseen.some((pattern) => pattern.test(file)));
  const templates = seen.every((file) => templateFile.test(file)) ? templatesIn(seen) : [];
  if (seen.length === 0) return { since, templates, journeys: 'none' };
  return { since, templates, journeys: seen.every((file) => file.startsWith('packages/ui/')) ? 'smoke' : 'all' };
}

function changedFiles(ref: string, root = process.cwd()) {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  const [since = ref] = git('merge-base', ref, 'HEAD');
  return { since, files: [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')] };
}

/**
 * What is changed since a commit, committed or not.
 * @param ref a commit or branch; without it, what is not committed yet and the commits that `main` does not have
 * @throws Error when there is no such commit
 */
export function changedScope(ref = 'main'): Scope {
  const { since, files } = changedFiles(ref);
  return scopeOf(since, files);
}

/**
 * Ids of the templates with changed files, whatever else is changed; none where there is no `main` to compare with.
 * @param root a working copy; by default the one in which the program runs
 */
export function changedTemplates(root?: string): readonly string[] {
  try {
    return templatesIn(changedFiles('main', root).files);
  } catch {
    return [];
  }
}
