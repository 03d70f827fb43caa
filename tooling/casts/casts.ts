import { parseSync, Visitor } from 'oxc-parser';

/** A type assertion, or a parsed text that is given a type. */
export interface Cast {
  readonly line: number;
  readonly text: string;
  /** A comment in the line, in the line above, or above the statement. */
  readonly explained: boolean;
  /** The value comes from a text or an answer, which a schema has to read. */
  readonly ofWire: boolean;
}

/** A part of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const statement = /(?:Statement|Declaration)$|^(?:PropertyDefinition|MethodDefinition)$/;

/** The casts of a module, `as const` aside. */
export function castsIn(file: string, text: string): readonly Cast[] {
  const { program, comments } = parseSync(file, text);
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const commented = new Set(
    comments.flatMap(({ start, end }) => {
      const [first, last] = [lineOf(start), lineOf(end)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  const starts: Span[] = [];
  JSON.stringify(program, (_key, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'type' in node && 'start' in node && 'end' in node) {
      const { type, start, end } = node;
      if (statement.test(String(type))) starts.push({ start: Number(start), end: Number(end) });
    }
    return typeof node === 'bigint' ? String(node) : node;
  });
  const casts: Cast[] = [];
  const codeOf = ({ start, end }: Span) => text.slice(start, end);
  const isParsed = (value: Span) => /^\(?(?:await )?(?:JSON\.parse\(|[\w.]*\.json\(\))/.test(codeOf(value));
  const note = ({ start, end }: Span, value: Span, type: Span) => {
    const target = codeOf(type);
    const line = lineOf(type.start);
    const around = starts.filter((each) => each.start <= start && each.end >= end).map((each) => each.start);
    const above = lineOf(Math.max(...around)) - 1;
    casts.push({
      line,
      text: target,
      explained: [line, line - 1, above].some((each) => commented.has(each)),
      ofWire: isParsed(value) && target !== 'unknown',
    });
  };
  new Visitor({
    TSAsExpression: (node) => {
      if (codeOf(node.typeAnnotation) !== 'const') note(node, node.expression, node.typeAnnotation);
    },
    // A parsed text is `any`, so a type beside it asserts as a cast does.
    VariableDeclarator: (node) => {
      const type = node.id.typeAnnotation?.typeAnnotation;
      if (type && node.init && isParsed(node.init) && codeOf(type) !== 'unknown') note(node, node.init, type);
    },
    Property: (node) => {
      if (isParsed(node.value)) note(node, node.value, node.key);
    },
  }).visit(program);
  return casts;
}
