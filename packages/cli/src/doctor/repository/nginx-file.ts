/** A directive of nginx with the block that it opens, if it does. */
export interface Directive {
  readonly name: string;
  readonly words: readonly string[];
  readonly block: readonly Directive[] | undefined;
  /** Start of its name within the text. */
  readonly start: number;
  /** End of its words, before `;` or `{`. */
  readonly end: number;
}

const TOKEN = /\s+|#[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([{};])|((?:\$\{[^}]*\}|[^\s;{}'"]|(?<=\S)['"])+)/gy;

/** Reads a config of nginx; undefined for a text that is none. */
export function readNginx(text: string): readonly Directive[] | undefined {
  type Open = { directives: Directive[]; words: string[]; start: number; end: number };
  const root: Open = { directives: [], words: [], start: 0, end: 0 };
  const stack: Open[] = [root];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index !== at) return undefined;
    at = match.index + match[0].length;
    const [, double, single, sign, bare] = match;
    const word = double ?? single ?? bare;
    const top = stack.at(-1);
    if (!top) return undefined;
    if (word !== undefined) {
      if (top.words.length === 0) top.start = match.index;
      top.words.push(word);
      top.end = at;
    } else if (sign === '{') stack.push({ directives: [], words: [], start: 0, end: 0 });
    else if (sign !== undefined) {
      const inner = sign === '}' ? stack.pop() : undefined;
      const owner = stack.at(-1);
      if (!owner || (inner && inner.words.length > 0)) return undefined;
      const [name = '', ...words] = owner.words;
      if (name === '') return undefined;
      owner.directives.push({ name, words, block: inner?.directives, start: owner.start, end: owner.end });
      owner.words = [];
    }
  }
  return at === text.length && stack.length === 1 && root.words.length === 0 ? root.directives : undefined;
}
