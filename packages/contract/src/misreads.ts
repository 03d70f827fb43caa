import { firstGraphemes } from './graphemes.ts';

/** Largest number of values reported per reply, and the largest length of each. */
const MAX = 5;
const LENGTH = 20;

/** Unreadable values of the reply that is being read. Reading is synchronous, so there is only one list at a time. */
let found: Set<string> | undefined;

/** Runs a read and collects values without a meaning in their position; shortened, and a few of each reply. */
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

/** Reports a value without a meaning in its position. Its reader uses the default. */
export function misread(value: unknown): void {
  if (found === undefined || found.size >= MAX) return;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  found.add(isPlain ? firstGraphemes(String(value), LENGTH) : '{}');
}
