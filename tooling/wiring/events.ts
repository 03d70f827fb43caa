import type { Finding } from './finding.ts';
import { within, type Module } from './source.ts';
import { keyOf, literalOf } from './syntax.ts';

/** Every event that core declares is emitted, and heard by core or app. */
export function checkEvents(modules: readonly Module[]): Finding[] {
  const declared = new Map<string, string>();
  const uses = { emit: new Set<string>(), on: new Set<string>() };
  for (const { path, visit } of within(modules, 'core', 'app')) {
    visit({
      TSInterfaceDeclaration: ({ id, body }) => {
        if (id.name !== 'CoreEventMap') return;
        for (const member of body.body) {
          if (member.type === 'TSPropertySignature') declared.set(keyOf(member.key) ?? '', path);
        }
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type !== 'MemberExpression') return;
        const method = keyOf(callee.property);
        // Other things have an `on` as well: only what is called events counts.
        const owner = callee.object.type === 'MemberExpression' ? keyOf(callee.object.property) : keyOf(callee.object);
        if (owner !== 'events' || (method !== 'emit' && method !== 'on')) return;
        const name = literalOf(first);
        if (name !== null) uses[method].add(name);
      },
    });
  }
  const missing = (kind: 'emitted' | 'heard', names: ReadonlySet<string>): Finding[] =>
    [...declared].filter(([name]) => !names.has(name)).map(([name, at]) => ({ kind, name, at }));
  return [...missing('emitted', uses.emit), ...missing('heard', uses.on)];
}
