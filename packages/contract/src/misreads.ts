/** Most values of one reply that are told of, and most characters of each. */
const MOST = 5;
const LENGTH = 20;

/** What could not be read in the reply that is being read; reading is synchronous, so there is never more than one. */
let found: Set<string> | undefined;

/** Reads, and tells which values stood where only some have a meaning; shortened, a few of each reply. */
export function withMisreads<Value>(read: () => Value): { readonly value: Value; readonly misread: readonly string[] } {
  const outer = found;
  const mine = new Set<string>();
  found = mine;
  try {
    return { value: read(), misread: [...mine] };
  } finally {
    found = outer;
  }
}

/** Tells of a value that has no meaning where it stands. Its reader takes the default. */
export function misread(value: unknown): void {
  if (found === undefined || found.size >= MOST) return;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  found.add(isPlain ? String(value).slice(0, LENGTH) : '{}');
}
