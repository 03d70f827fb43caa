import { parseSync, Visitor } from 'oxc-parser';

/** A raw value in a style that belongs to the theme or the foundations. */
export interface RawValue {
  readonly line: number;
  readonly property: string;
  readonly value: string;
  /** The replacement. */
  readonly remedy: string;
}

const spacing = /^(?:padding|margin|gap|rowGap|columnGap)/;
const length = /(?<![\w.#-])-?(?:\d*\.)?[1-9]\d*(?:\.\d+)?(?:px|rem)\b/;
const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const coloured = /colou?r|background|border|shadow|outline|fill|stroke/i;
const namedColour =
  /\b(?:white|black|silver|gr[ae]y|red|maroon|orange|gold|yellow|green|lime|teal|aqua|cyan|blue|navy|purple|magenta|pink|brown)\b/i;

/** The remedy for a value of a property; undefined for an allowed value. */
function remedyFor(property: string, value: string): string | undefined {
  if (property === 'zIndex') return /^-?\d+$/.test(value) ? 'a name of foundations/zIndex' : undefined;
  if (spacing.test(property) && length.test(value)) return 'a step of foundations/space';
  // Only the opacity of a mask is visible.
  if (/^(?:webkitM|m)ask/i.test(property)) return undefined;
  return colour.test(value) || (coloured.test(property) && namedColour.test(value)) ? 'a colour of `vars`' : undefined;
}

/** Raw spacing in px or rem, z-index numbers and colours, in styles or attributes. */
export function rawValues(file: string, text: string): readonly RawValue[] {
  const found: RawValue[] = [];
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const look = (property: string, from: number, to: number) => {
    const literals: { readonly start: number; readonly value: string }[] = [];
    new Visitor({
      Literal: ({ start, value }) => void literals.push({ start: start + from - 1, value: String(value) }),
      TemplateElement: ({ start, value }) => void literals.push({ start: start + from - 1, value: value.raw }),
      UnaryExpression: ({ start, operator, argument }) => {
        if (operator === '-' && argument.type === 'Literal') {
          literals.push({ start: start + from - 1, value: `-${String(argument.value)}` });
        }
      },
    }).visit(parseSync(file, `(${text.slice(from, to)})`).program);
    for (const { start, value } of literals) {
      const remedy = remedyFor(property, value);
      if (remedy) found.push({ line: lineOf(start), property, value, remedy });
    }
  };
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (value?.type === 'Literal' && name.type === 'JSXIdentifier') look(name.name, value.start, value.end);
    },
    Property: ({ key, value, computed }) => {
      if (computed || value.type === 'ObjectExpression') return;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      look(name, value.start, value.end);
    },
    VariableDeclarator: ({ init }) => {
      if (init && (init.type === 'Literal' || init.type === 'TemplateLiteral')) look('', init.start, init.end);
    },
  }).visit(parseSync(file, text).program);
  return found;
}
