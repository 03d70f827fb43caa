import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkingCopy } from './changed-lists.ts';
import { featureScope, type FeatureScope } from './feature-scope.ts';

/** The scope of a change: checks that it can break, derived from its files. */
export interface Scope {
  /** The commit that the change is measured from. */
  readonly since: string;
  /** Ids of the templates that it touches, if it touches nothing else that visitors see; empty for all. */
  readonly templates: readonly string[];
  /** A change of styles cannot break more than the page it applies to: `smoke` visits the main pages. */
  readonly journeys: 'all' | 'smoke' | 'none';
  /** The scope of a change that touches only features: their screens, calls and handlers. */
  readonly feature?: FeatureScope;
}

const templateFile = /^packages\/ui\/src\/templates\/([a-z][^/]*)\//;
/** Files that never reach a visitor. */
const unseen = [/\.md$/, /^docs\//, /^\.changeset\//, /\.(test|fixtures|stories)\.tsx?$/];

/** Ids of the templates that files belong to. */
export const templatesIn = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => templateFile.exec(file)?.[1] ?? []))].toSorted();

/** Judges the changed files of a repository, as paths from its root; without a working copy by their names alone. */
export function scopeOf(since: string, files: readonly string[], copy?: WorkingCopy): Scope {
  const seen = files.filter((file) => !unseen.some((pattern) => pattern.test(file)));
  const templates = seen.every((file) => templateFile.test(file)) ? templatesIn(seen) : [];
  const feature = copy && featureScope(files, copy);
  if (feature) return { since, templates, journeys: seen.length === 0 ? 'none' : 'smoke', feature };
  if (seen.length === 0) return { since, templates, journeys: 'none' };
  return { since, templates, journeys: seen.every((file) => file.startsWith('packages/ui/')) ? 'smoke' : 'all' };
}

/** Describes a scope in words for the output. */
export function describeScope({ templates, feature }: Scope): string {
  if (!feature) return `templates ${templates.join(', ') || 'all'}`;
  const { views, rows } = feature;
  return `features alone; views ${views.join(', ') || 'none'}; requirements ${rows.join(', ') || 'none'}`;
}

function changedFiles(ref: string, root = process.cwd()) {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  const lines = (...args: readonly string[]): string[] =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const [since = ref] = lines('merge-base', ref, 'HEAD');
  const files = [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
  const or = (read: () => string) => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const texts = new Map<string, string | undefined>();
  const copy: WorkingCopy = {
    files: [...new Set(lines('ls-files', '--cached', '--others', '--exclude-standard'))],
    now(file) {
      if (!texts.has(file))
        texts.set(
          file,
          or(() => readFileSync(join(root, file), 'utf8')),
        );
      return texts.get(file);
    },
    before: (file) => or(() => git('show', `${since}:${file}`)),
  };
  return { since, files, copy };
}

/**
 * Changes since a commit, committed or not.
 * @param ref a commit or branch; default: uncommitted changes and commits that `main` does not have
 * @throws Error when there is no such commit
 */
export function changedScope(ref = 'main'): Scope {
  const { since, files, copy } = changedFiles(ref);
  return scopeOf(since, files, copy);
}

/**
 * Ids of the templates with changed files, whatever else is changed; none without a `main` to compare with.
 * @param root a working copy; by default the one in which the program runs
 */
export const changedTemplates = (root?: string): readonly string[] => templatesIn(changedPaths(root));

/** Files that differ from `main`, as paths from the root; none without a `main` to compare with. */
export function changedPaths(root?: string): readonly string[] {
  try {
    return changedFiles('main', root).files;
  } catch {
    return [];
  }
}
