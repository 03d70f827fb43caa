import type { Finding } from './finding.ts';
import { within, type Module } from './source.ts';
import { keyOf, literalOf, namesReadIn } from './syntax.ts';

interface Declared {
  readonly name: string;
  readonly at: string;
  /** The platform answers it, not the site's own server. */
  readonly api: boolean;
}

function declaredCalls(modules: readonly Module[]): Declared[] {
  const found: Declared[] = [];
  for (const { path, visit } of within(modules, 'contract')) {
    visit({
      VariableDeclarator: ({ id, init }) => {
        if (init?.type !== 'CallExpression' || keyOf(init.callee) !== 'defineCall') return;
        const [spec] = init.arguments;
        const entries = spec?.type === 'ObjectExpression' ? spec.properties : [];
        const base = entries.find((entry) => entry.type === 'Property' && keyOf(entry.key) === 'base');
        const api = base?.type !== 'Property' || literalOf(base.value) !== 'site';
        found.push({ name: keyOf(id) ?? '', at: path, api });
      },
    });
  }
  return found;
}

/** Every call of the contract is taken by core or app, and one of the platform is answered by a handler of the sandbox. */
export function checkCalls(modules: readonly Module[]): Finding[] {
  const taken = new Set<string>();
  for (const module of within(modules, 'core', 'app')) {
    const named = namesReadIn(module);
    for (const { from, name } of module.takes) {
      // Of a module that is fetched whole, what is read by name counts.
      for (const one of name === null ? named : [name]) taken.add(`${from} ${one}`);
    }
  }
  const answered = new Set<string>();
  for (const { visit } of within(modules, 'sandbox')) {
    visit({
      CallExpression: ({ callee, arguments: [call] }) => {
        if (/^define(?:Member|Proven)?Handler$/.test(keyOf(callee) ?? '') && call) answered.add(keyOf(call) ?? '');
      },
    });
  }
  return declaredCalls(modules).flatMap(({ name, at, api }): Finding[] => [
    ...(taken.has(`${at} ${name}`) ? [] : [{ kind: 'called', name, at } as const]),
    ...(!api || answered.has(name) ? [] : [{ kind: 'answered', name, at } as const]),
  ]);
}
