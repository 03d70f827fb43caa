/** A docstring that has no word beside those of the name that it describes. */
export interface Repeat {
  readonly line: number;
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

/** Docstrings of a source that only repeat the name below them. */
export function repeatsIn(source: string): readonly Repeat[] {
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
