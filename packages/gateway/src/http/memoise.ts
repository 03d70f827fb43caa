/** Results in each of the two halves of the cache. */
const HALF = 2048;
/** Longer texts are not cached: they are rare and use the space of many. */
const LONGEST = 512;

/** Caches the newest results of a pure function of a text. A flood of different texts only causes new computations. */
export function memoise<Value extends object | string>(read: (text: string) => Value): (text: string) => Value {
  let newer = new Map<string, Value>();
  let older = newer;
  return (text) => {
    const found = newer.get(text) ?? older.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (text.length > LONGEST) return value;
    // Entries are not ordered by use: that would cost more than computing some results again.
    if (newer.size >= HALF) [older, newer] = [newer, new Map()];
    newer.set(text, value);
    return value;
  };
}
