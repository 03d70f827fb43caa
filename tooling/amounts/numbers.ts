import { parseSync, Visitor } from 'oxc-parser';

/** A place where a value becomes a JavaScript number. */
export interface ToNumber {
  readonly line: number;
  readonly text: string;
}

/** Words in the names of money. */
const MONEY = new Set(
  'amount amounts award awarded balance bet bonus cash commission deposit fee funds jackpot minor money payout price profit stake total turnover units win withdrawal'.split(
    ' ',
  ),
);

/** Whether a word of a code, in camel case or snake case, is one of money. */
const namesMoney = (code: string): boolean =>
  code
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => MONEY.has(word));

/** Functions that make a number of their first argument. */
const MAKERS = new Set(['Number', 'parseFloat', 'parseInt', 'Number.parseFloat', 'Number.parseInt']);

/** Parsing all modules takes long, and most of them have none of these. */
const CANDIDATE = /\b(?:Number|parseFloat|parseInt)\b|\+[\w$(]/;

/** The places of a module where a value that is named like money becomes a number (LOC-01). */
export function moneyToNumber(file: string, text: string): readonly ToNumber[] {
  if (!CANDIDATE.test(text)) return [];
  const { program } = parseSync(file, text);
  const found: ToNumber[] = [];
  const codeOf = ({ start, end }: { readonly start: number; readonly end: number }) => text.slice(start, end);
  const note = (place: { readonly start: number; readonly end: number }, value: string) => {
    if (namesMoney(value)) found.push({ line: text.slice(0, place.start).split('\n').length, text: codeOf(place) });
  };
  new Visitor({
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (first && MAKERS.has(codeOf(node.callee))) note(node, codeOf(first));
    },
    UnaryExpression: (node) => {
      if (node.operator === '+') note(node, codeOf(node.argument));
    },
  }).visit(program);
  return found;
}
