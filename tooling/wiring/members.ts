import type { Finding } from './finding.ts';
import { within, type Module } from './source.ts';
import { keyOf, namesReadIn } from './syntax.ts';

const offers = (path: string): boolean => /^packages\/(?:core\/src\/features|ui\/src\/primitives)\//.test(path);

/**
 * A member of a feature of core or of the store of a primitive is used outside of its file. By the member's name alone: a
 * member that shares its name with a used one is not found.
 */
export function checkMembers(modules: readonly Module[]): Finding[] {
  const inUse = within(modules, 'core', 'app', 'ui');
  const read = inUse.map((module) => ({ path: module.path, names: namesReadIn(module) }));
  return inUse.flatMap(({ path, visit }) => {
    const found: Finding[] = [];
    if (!offers(path)) return found;
    visit({
      TSInterfaceDeclaration: ({ id, body }) => {
        if (!/(?:Feature|Actions|Store)$/.test(id.name)) return;
        for (const member of body.body) {
          const name = member.type === 'TSPropertySignature' ? keyOf(member.key) : null;
          if (name === null || read.some((other) => other.path !== path && other.names.has(name))) continue;
          found.push({ kind: 'used', name: `${id.name}.${name}`, at: path });
        }
      },
    });
    return found;
  });
}
