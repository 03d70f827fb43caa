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
    if (text.length > LONGEST) return read(text);
    // A part of a long text keeps all of it in memory, and so would the key and what is read from it.
    const copy = Buffer.from(text, 'utf16le').toString('utf16le');
    const value = read(copy);
    // Entries are not ordered by use: that would cost more than computing some results again.
    if (newer.size >= HALF) [older, newer] = [newer, new Map()];
    newer.set(copy, value);
    return value;
  };
}
