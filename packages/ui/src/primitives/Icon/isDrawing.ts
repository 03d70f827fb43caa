const ELEMENTS = new Set(
  'circle clipPath defs ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'clip-path clip-rule clipPathUnits color cx cy d fill fill-opacity fill-rule fr fx fy gradientTransform gradientUnits ' +
    'height id mask mask-type maskContentUnits maskUnits offset opacity paint-order pathLength patternContentUnits ' +
    'patternTransform patternUnits points preserveAspectRatio r rx ry shape-rendering spreadMethod stop-color stop-opacity ' +
    'stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-width transform vector-effect viewBox width x x1 x2 y y1 y2'
  ).split(' '),
);

/** A tag or the blanks between two of them. A drawing contains nothing else: no text, no comment, no other kind of quote. */
const PIECE = /<([A-Za-z]+)((?:\s+[A-Za-z\d-]+="[^"<>&]*")*)\s*(\/?)>|<\/([A-Za-z]+)\s*>|\s+/y;
const ATTRIBUTE = /([A-Za-z\d-]+)="([^"]*)"/g;
/** Numbers, colours and functions of them. References stay in the same drawing. */
const VALUE = /^(?:[\w\s.,+#%-]|\((?=[^()]*\))|\))*$/;
const FUNCTIONS = /^(?:matrix|rotate|scale|skewX|skewY|translate|rgba?|hsla?)$/i;
/** Ids that drawings use, but none that a page would look up. */
const ID = /^(?:[a-z]|(?:s?svg|iconify)[\w-]*)$/i;

const isValue = (name: string, value: string): boolean => {
  if (name === 'id') return ID.test(value);
  const own = value.replaceAll(/\burl\(#([\w-]+)\)/g, (all, id: string) => (ID.test(id) ? '' : all));
  // The text before each bracket; no function in the list has a longer name.
  const called = own
    .split('(')
    .slice(0, -1)
    .map((before) => /[\w-]*$/.exec(before.trimEnd().slice(-12))?.[0] ?? '');
  return VALUE.test(own) && called.every((each) => FUNCTIONS.test(each));
};

/**
 * Whether the content of an `svg` element is only a drawing: listed elements and attributes, in a syntax that all parsers
 * read alike. Anything unknown is refused.
 */
export function isDrawing(body: string): boolean {
  const open: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < body.length) {
    const piece = PIECE.exec(body);
    if (!piece) return false;
    const [, opened, attributes = '', alone, closed] = piece;
    if (closed !== undefined && open.pop() !== closed) return false;
    if (opened === undefined) continue;
    if (!ELEMENTS.has(opened)) return false;
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.has(name) || !isValue(name, value)) return false;
    }
    if (alone === '') open.push(opened);
  }
  return open.length === 0;
}
