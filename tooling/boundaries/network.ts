import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { lineAt } from './graph.ts';
import { isTest, type Violation } from './rules.ts';

/** Interfaces of browsers that call a server. */
const ways = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);
/** Objects that have these members; other objects may have a member with such a name. */
const holders = new Set(['window', 'globalThis', 'self', 'navigator']);

/** Code that runs in a browser. */
const browserCode = /^(packages\/(app|core|ui)\/src|sites\/[^/]+)\//;
/** The only modules that call a server: the port under every call, the client of icons, reports, and the worker (API-01). */
const doors = new Set([
  'packages/core/src/adapters/http/http-fetch.ts',
  'packages/core/src/adapters/browser/browser-reports.ts',
  'packages/ui/src/primitives/Icon/loadIcon.ts',
  'packages/app/src/worker/offline-worker.ts',
]);

/** Direct uses of the network, by name and line. Names of members, keys and types do not count. */
export function networkUses(file: string, text: string): readonly { readonly name: string; readonly line: number }[] {
  const named = new Map<number, string>();
  const harmless = new Set<number>();
  const isKey = ({ key, computed }: { key: { start: number }; computed?: boolean }) => {
    if (computed !== true) harmless.add(key.start);
  };
  new Visitor({
    Identifier: ({ name, start }) => {
      if (ways.has(name)) named.set(start, name);
    },
    MemberExpression: ({ object, property, computed }) => {
      const held = object.type === 'Identifier' && holders.has(object.name);
      if (!held && !computed) harmless.add(property.start);
      if (held && property.type === 'Literal' && ways.has(String(property.value)))
        named.set(property.start, String(property.value));
    },
    // In shorthand notation the key is also a value.
    Property: (node) => node.shorthand || isKey(node),
    MethodDefinition: isKey,
    PropertyDefinition: isKey,
    TSPropertySignature: isKey,
    TSMethodSignature: isKey,
    TSTypeReference: ({ typeName }) => void harmless.add(typeName.start),
    TSTypeQuery: ({ exprName }) => void harmless.add(exprName.start),
  }).visit(parseSync(file, text).program);
  return [...named]
    .filter(([start]) => !harmless.has(start))
    .map(([start, name]) => ({ name, line: lineAt(text, start) }));
}

/** Checks one file: in browsers every call goes through the call client of core (API-01). */
export function checkNetwork(root: string, file: string): readonly Violation[] {
  if (!browserCode.test(file) || isTest(file) || doors.has(file)) return [];
  return networkUses(file, readFileSync(join(root, file), 'utf8')).map(({ name, line }) => ({
    from: file,
    line,
    specifier: name,
    reason:
      'every call to a server goes through the call client of core, which adds token and language and reads the reply',
  }));
}
