import { parseSync, Visitor } from 'oxc-parser';

/** A type assertion. */
export interface Cast {
  readonly line: number;
  readonly text: string;
  /** There is a comment in the line, in the line above, or above the statement. */
  readonly explained: boolean;
  /** The value comes out of a text or an answer: a schema reads it, no cast does. */
  readonly ofWire: boolean;
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
  const starts: { readonly start: number; readonly end: number }[] = [];
  JSON.stringify(program, (_key, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'type' in node && 'start' in node && 'end' in node) {
      const { type, start, end } = node;
      if (statement.test(String(type))) starts.push({ start: Number(start), end: Number(end) });
    }
    return typeof node === 'bigint' ? String(node) : node;
  });
  const casts: Cast[] = [];
  new Visitor({
    TSAsExpression: ({ start, end, expression, typeAnnotation }) => {
      const target = text.slice(typeAnnotation.start, typeAnnotation.end);
      if (target === 'const') return;
      const line = lineOf(typeAnnotation.start);
      const around = starts.filter((each) => each.start <= start && each.end >= end).map((each) => each.start);
      const above = lineOf(Math.max(...around)) - 1;
      const value = text.slice(expression.start, expression.end);
      casts.push({
        line,
        text: target,
        explained: [line, line - 1, above].some((each) => commented.has(each)),
        ofWire: /^\(?(?:await )?(?:JSON\.parse\(|[\w.]*\.json\(\))/.test(value) && target !== 'unknown',
      });
    },
  }).visit(program);
  return casts;
}
