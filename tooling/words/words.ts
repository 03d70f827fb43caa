import { basename } from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import type { Refused } from './refused.ts';

/** A refused word in a file. */
export interface Finding {
  readonly line: number;
  readonly found: string;
  /** The term to write instead. */
  readonly write: string;
}

interface Piece {
  readonly start: number;
  readonly text: string;
}

/** The words of a name in lower case: `boilDown`, `BOIL_DOWN` and `boil-down` are "boil down". */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/** The function that a call or a chain of calls begins with: `test` of `test.each(cases)(title, run)`. */
function calledName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return undefined;
}

/** Functions that take the title of a test or a group of tests; `base` and `journeys` are Playwright's. */
const TITLED = new Set(['test', 'it', 'describe', 'base', 'journeys']);

/** The names in a file and its prose: comments and titles of tests, or a page of Markdown without its code. */
function piecesOf(file: string, text: string): { readonly names: readonly Piece[]; readonly prose: readonly Piece[] } {
  const fileName = { start: 0, text: basename(file) };
  if (file.endsWith('.md')) {
    const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
    return { names: [], prose: [{ start: 0, text: text.replaceAll(/```[^]*?```|`[^`\n]*`|\]\([^)\s]*\)/g, blank) }] };
  }
  const { program, comments } = parseSync(file, text);
  const names: Piece[] = [fileName];
  const titles: Piece[] = [];
  new Visitor({
    Identifier: ({ start, name }) => void names.push({ start, text: name }),
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!/\.(?:test|e2e)\.tsx?$/.test(file) || !TITLED.has(calledName(callee) ?? '')) return;
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
      titles.push({ start: title.start, text: text.slice(title.start, title.end) });
    },
  }).visit(program);
  return { names, prose: [...comments.map(({ start, value }) => ({ start, text: value })), ...titles] };
}

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Makes a function that finds refused words in a file. The patterns are compiled once. */
export function findRefused(refused: readonly Refused[]): (file: string, text: string) => readonly Finding[] {
  const rules = refused.map((rule) => ({
    ...rule,
    excluded: [...Object.keys(rule.allowed ?? {}), ...(rule.pending ?? [])],
    // A quick test of the text, with any signs between words: most files then need no parsing.
    quick: new RegExp(rule.word.replaceAll(' ', '[^a-z]{0,9}'), 'i'),
    // In a comment of several lines, a star or two slashes may be between two words.
    exact: new RegExp(`(?<![\\w-])(?:${rule.word.replaceAll(' ', '\\s+(?:\\*\\s+|//\\s+)?')})(?![\\w-])`, 'gi'),
  }));
  return (file, text) => {
    const found = rules.filter(
      ({ excluded, quick }) => !isIn(file, excluded) && (quick.test(text) || quick.test(file)),
    );
    if (found.length === 0) return [];
    const { names, prose } = piecesOf(file, text);
    return found.flatMap(({ exact, write, only, atStart }) => {
      const inNames = names.filter((name) => wordsOf(name.text).search(exact) >= 0);
      const inProse = prose.flatMap((piece) =>
        [...piece.text.matchAll(exact)]
          // Only stars and blanks are before the first word of a comment.
          .filter(({ index }) => !atStart || (!file.endsWith('.md') && /^[\s*]*$/.test(piece.text.slice(0, index))))
          .map((match) => ({ start: piece.start + match.index, text: match[0] })),
      );
      return [...(only === 'prose' ? [] : inNames), ...(only === 'names' ? [] : inProse)].map((piece) => ({
        line: lineOf(text, piece.start),
        found: piece.text.replaceAll(/\s+/g, ' '),
        write,
      }));
    });
  };
}
