/** Scripts without spaces between words: lines may break between any two syllables. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const hangul = /\p{sc=Hang}/u;
const softHyphen = '\u00AD';

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
};

/** True if a line breaks between the first and the last of these boxes. */
const severalLines = (boxes: readonly DOMRect[]): boolean => {
  const drawn = boxes.filter(({ width }) => width > 0);
  const [first] = drawn;
  return first !== undefined && drawn.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
};

/**
 * Words broken at a line's end without a hyphen. Ignores scripts without spaces between words, Korean unless its page keeps
 * words whole, and text with `word-break: break-all`: addresses, ids and the like (DES-06).
 */
export function brokenWords(text: Text): readonly string[] {
  const { parentElement: parent, data } = text;
  const range = document.createRange();
  const boxesOf = (start: number, end: number): readonly DOMRect[] => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  };
  if (!parent || !severalLines(boxesOf(0, data.length))) return [];
  const { wordBreak } = getComputedStyle(parent);
  if (wordBreak === 'break-all') return [];
  const language = parent.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const broken: string[] = [];
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(data)) {
    if (!isWordLike || unspaced.test(segment) || (hangul.test(segment) && wordBreak !== 'keep-all')) continue;
    let start = index;
    for (const part of segment.split(softHyphen)) {
      // A hyphen belongs to the boxes of the part after which it is drawn.
      const hyphens = start > index ? boxesOf(start - 1, start).filter(({ width }) => width > 0) : [];
      const boxes = boxesOf(start, start + part.length);
      if (severalLines(boxes.filter(({ x, y }) => !hyphens.some((one) => one.x === x && one.y === y))))
        broken.push(segment);
      start += part.length + softHyphen.length;
    }
  }
  return broken;
}
