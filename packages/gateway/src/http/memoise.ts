/** Results in each of the two halves that are remembered. */
const HALF = 2048;
/** Longer texts are read anew each time: few visitors send them, and they would take the room of many. */
const LONGEST = 512;

/**
 * A reading of a text that depends on nothing else, with its newest results remembered. Whoever floods it with texts only
 * makes it read again: a result is the same from memory as from reading.
 */
export function memoise<Value extends object | string>(read: (text: string) => Value): (text: string) => Value {
  let newer = new Map<string, Value>();
  let older = newer;
  return (text) => {
    const found = newer.get(text) ?? older.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (text.length > LONGEST) return value;
    // Nothing is noted when a result is used: that would cost more than reading some texts again.
    if (newer.size >= HALF) [older, newer] = [newer, new Map()];
    newer.set(text, value);
    return value;
  };
}
