import { createRequire } from 'node:module';

/** An icon collection in the Iconify JSON format, as far as it is used. */
export interface IconCollection {
  readonly prefix: string;
  readonly icons: Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>;
  readonly aliases?: Record<string, { readonly parent: string }>;
  readonly width?: number;
  readonly height?: number;
}

/** Collections from which a site can use icons. */
const collections = { lucide: '@iconify-json/lucide/icons.json' } as const;

/** The icon names in a build's code, by collection: every `lucide:name` in a string. */
export function usedIcons(code: Iterable<string>): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const pattern = new RegExp(`["'\`](${Object.keys(collections).join('|')}):([a-z0-9][a-z0-9-]*)["'\`]`, 'g');
  for (const chunk of code) {
    for (const [, prefix, name] of chunk.matchAll(pattern)) {
      if (!prefix || !name) continue;
      const names = used.get(prefix) ?? new Set<string>();
      names.add(name);
      used.set(prefix, names);
    }
  }
  return used;
}

const isInstalled = (prefix: string): prefix is keyof typeof collections => Object.hasOwn(collections, prefix);

function readCollection(prefix: string): IconCollection | null {
  if (!isInstalled(prefix)) return null;
  const require = createRequire(import.meta.url);
  // The package’s JSON, pinned by the lockfile.
  return require(collections[prefix]) as IconCollection;
}

const drawing = (full: IconCollection, name: string) =>
  full.icons[name] ?? full.icons[full.aliases?.[name]?.parent ?? ''];

/** Icons of a collection by name, unknown names left out; null for a collection that is not installed. */
export function knownIcons(prefix: string, names: readonly string[]): IconCollection | null {
  const full = readCollection(prefix);
  return full && subsetIcons(prefix, new Set(names.filter((name) => drawing(full, name))));
}

/**
 * The part of a collection that a build uses (API-47x).
 * @throws for an unknown name, so that a misspelt icon stops the build.
 */
export function subsetIcons(prefix: string, names: ReadonlySet<string>): IconCollection {
  const full = readCollection(prefix);
  if (!full) throw new Error(`Icon collection "${prefix}" is not installed.`);
  const icons: Record<string, { readonly body: string }> = {};
  for (const name of [...names].sort()) {
    const icon = drawing(full, name);
    if (!icon) throw new Error(`Icon "${prefix}:${name}" does not exist. Look the name up in its collection.`);
    icons[name] = icon;
  }
  return { prefix, icons, width: full.width ?? 24, height: full.height ?? 24 };
}
