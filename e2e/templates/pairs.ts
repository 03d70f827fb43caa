/** A desktop template with a mobile one, by their names in a config. */
export interface Pair {
  readonly desktop: string;
  readonly mobile: string;
}

/** The templates of each mode, by their names in a config. */
export interface Templates {
  readonly desktop: readonly string[];
  readonly mobile: readonly string[];
}

/** Every desktop template with every mobile one. */
export const allPairs = ({ desktop, mobile }: Templates): Pair[] =>
  desktop.flatMap((one) => mobile.map((other) => ({ desktop: one, mobile: other })));

/** The fewest pairs that hold each template; those of the mode that has fewer take turns. */
export const fewestPairs = ({ desktop, mobile }: Templates): Pair[] =>
  Array.from({ length: Math.max(desktop.length, mobile.length) }, (_, at) => ({
    desktop: desktop[at % desktop.length] ?? '',
    mobile: mobile[at % mobile.length] ?? '',
  }));

/** The templates in an order that begins with those of a change and goes on at another place each time. */
function inTurn(names: readonly string[], touched: readonly string[], turn: number): string[] {
  const others = names.filter((name) => !touched.includes(name));
  const start = others.length === 0 ? 0 : turn % others.length;
  return [...names.filter((name) => touched.includes(name)), ...others.slice(start), ...others.slice(0, start)];
}

/**
 * So many pairs of the templates: those that a change touches, then others.
 * @param turn a number that grows with each change, so that all have had their turn after a few
 */
export const samplePairs = (
  { desktop, mobile }: Templates,
  touched: readonly string[],
  turn: number,
  size: number,
): Pair[] =>
  fewestPairs({ desktop: inTurn(desktop, touched, turn), mobile: inTurn(mobile, touched, turn * size) }).slice(0, size);

/** The places of pairs whose desktop template one before them has too: there are fewer of them than of those for phones. */
export const repeatedDesktops = (pairs: readonly Pair[]): number[] =>
  [...pairs.keys()].filter((at) => pairs.findIndex(({ desktop }) => desktop === pairs[at]?.desktop) < at);
