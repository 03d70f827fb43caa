import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/**
 * Draws names by a commit, in the order in which they were drawn. The same commit always draws the same ones, all names are drawn
 * equally often over many commits, and a new name changes no draw except by being in it.
 * @param commit hash of the commit
 * @param count how many; all when there are fewer
 */
export function drawn<Name extends string>(commit: string, names: readonly Name[], count = names.length): Name[] {
  const lot = (name: string) => createHash('sha256').update(`${commit} ${name}`).digest('hex');
  const lots = new Map(names.map((name) => [name, lot(name)]));
  const order = (one: Name, other: Name) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1);
  return [...lots.keys()].toSorted(order).slice(0, count);
}

/** Hash of the commit that is checked out; an empty text outside of a repository. */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
