import type { Finding } from './finding.ts';
import { within, type Module } from './source.ts';

const partOf = (path: string): string | null =>
  /^packages\/ui\/src\/((?:primitives|patterns)\/\w+)\//.exec(path)?.[1] ?? null;

/**
 * Every component of a primitive or pattern is used by a slot, a view, a template or the app, or by another part that is.
 * Counted by name, because a folder may hold a used and an unused one.
 */
export function checkParts(modules: readonly Module[]): Finding[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const live = new Set<string>();
  const taken = new Set<string>();
  const follow = (path: string): void => {
    const module = byPath.get(path);
    if (!module || live.has(path)) return;
    live.add(path);
    for (const { from, name } of module.takes) {
      // An index passes everything on; it is looked through, by the names that others take from it.
      if (!(module.path.endsWith('/index.ts') && partOf(module.path))) taken.add(`${from} ${name}`);
      follow(from);
    }
  };
  for (const { path } of within(modules, 'app')) follow(path);
  for (const { path } of within(modules, 'ui')) if (/\/src\/(?:slots|views|templates)\//.test(path)) follow(path);
  return within(modules, 'ui')
    .filter(({ path }) => path.endsWith('/index.ts') && partOf(path) !== null)
    .flatMap((index) =>
      index.passes
        .filter((name) => /^[A-Z]/.test(name) || /^create[A-Z]/.test(name))
        .filter((name) => {
          const sources = [index.path, ...index.takes.filter((one) => one.name === name).map(({ from }) => from)];
          return !sources.some((from) => taken.has(`${from} ${name}`));
        })
        .map((name): Finding => ({ kind: 'shown', name, at: index.path })),
    );
}
