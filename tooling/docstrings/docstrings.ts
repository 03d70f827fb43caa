/** A docstring that breaks a rule. */
export interface Finding {
  readonly line: number;
  /** The whole docstring, or the requirements that it names. */
  readonly text: string;
}

/** Words that add nothing to a name. */
const EMPTY = new Set(
  'a all an and are by each every for from in is its of on one or our some that the their this to with'.split(' '),
);

/** Words in small letters, without endings: `createdOrders` is `creat` and `order`. */
const stemsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?:e|es|s|ed|ing)$/, ''));

const DOCSTRING =
  /^[ \t]*\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(?:export |default |declare |abstract |async |readonly |static |const |let |function\*? |class |interface |type |get )*([\w$]+)/gm;

/** Docstrings of a source that have no word beside those of the name below them. */
export function repeatsIn(source: string): readonly Finding[] {
  return [...source.matchAll(DOCSTRING)].flatMap(({ index, 1: text = '', 2: name = '' }) => {
    const plain = text
      .replaceAll(/^\s*\*/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const known = new Set(stemsOf(name));
    const isRepeat = !plain.includes('@') && stemsOf(plain).every((stem) => known.has(stem));
    return isRepeat ? [{ line: source.slice(0, index).split('\n').length, text: plain }] : [];
  });
}

/** Docstrings of a source that name more than one requirement, or name one before their end or that of their description. */
export function misplacedIds(source: string, isId: (text: string) => boolean): readonly Finding[] {
  return [...source.matchAll(/^[ \t]*(\/\*\*(?:(?!\*\/)[^])*)\*\//gm)].flatMap(({ index, 1: text = '' }) => {
    const ids = [...text.matchAll(/\b[A-Z][A-Z\d]*-\d+[a-z]?\b/g)].filter(([id]) => isId(id));
    const isAtEnd = ids.every(({ index: at, 0: id }) => /^\)?[.:]?\s*(?:$|\*? ?@)/.test(text.slice(at + id.length)));
    return ids.length < 2 && isAtEnd ? [] : [{ line: source.slice(0, index).split('\n').length, text: ids.join(' ') }];
  });
}
