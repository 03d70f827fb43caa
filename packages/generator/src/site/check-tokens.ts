import {
  checkContrast,
  parseTokens,
  readColour,
  TokensError,
  writeColour,
  type ThemeTokens,
} from '@housefront/ui/theme-data';

/** A fault of a tokens file. */
export interface TokenProblem {
  /** Path of the token; empty for the whole file. */
  readonly path: string;
  readonly text: string;
}

/** Two colours with too little contrast. */
export interface ContrastFault {
  /** Path of the front token in a tokens file, e.g. `colour.text.muted`. */
  readonly path: string;
  readonly text: string;
  /** The nearest colour for the front that has enough contrast everywhere; undefined when there is none. */
  readonly colour: string | undefined;
}

type Groups = Readonly<Record<string, object>>;

/** The theme with another colour at `group.name`. */
function withColour(theme: ThemeTokens, group: string, name: string, value: string): ThemeTokens {
  const colours: Groups = { ...theme.colour };
  // The same shape with another colour.
  return { ...theme, colour: { ...colours, [group]: { ...colours[group], [name]: value } } } as unknown as ThemeTokens;
}

/** Faults by their pair, so that a correction is seen to make no other. */
const failing = (theme: ThemeTokens) =>
  new Set(
    checkContrast(theme)
      .filter(({ passes }) => !passes)
      .map(({ front, back }) => `${front} ${back}`),
  );

/** The nearest lightness of a front colour at which all its pairs pass, and none that passed before fails. */
function correction(theme: ThemeTokens, front: string): string | undefined {
  const [group = '', name = ''] = front.split('.');
  const colours: Groups = { ...theme.colour };
  const now: unknown = Object.entries(colours[group] ?? {}).find(([each]) => each === name)?.[1];
  const colour = typeof now === 'string' ? readColour(now) : null;
  if (!colour) return undefined;
  const before = failing(theme);
  for (let step = 1; step <= 100; step += 1) {
    for (const l of [colour.l + step / 100, colour.l - step / 100]) {
      if (l < 0 || l > 1) continue;
      const candidate = writeColour({ ...colour, l });
      const after = failing(withColour(theme, group, name, candidate));
      const isMended = ![...after].some((pair) => pair.startsWith(`${front} `));
      if (isMended && after.isSubsetOf(before)) return candidate;
    }
  }
  return undefined;
}

/**
 * Checks the text of a tokens file: problems, if it cannot be used, else its pairs of colours with too little contrast, one
 * for each front colour.
 */
export function checkTokens(text: string): {
  readonly problems: readonly TokenProblem[];
  readonly faults: readonly ContrastFault[];
} {
  let theme: ThemeTokens;
  try {
    theme = parseTokens(text);
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    const problems = error.lines.map((line) => {
      const [, path = ''] = /^([\w$.-]+): /.exec(line) ?? [];
      return { path, text: line };
    });
    return { problems, faults: [] };
  }
  const byFront = Map.groupBy(
    checkContrast(theme).filter(({ passes }) => !passes),
    ({ front }) => front,
  );
  const faults = [...byFront].map(([front, pairs]) => ({
    path: /^(?:gradient|art)\./.test(front) ? front : `colour.${front}`,
    text: pairs
      .map(({ back, ratio, floor }) => `${front} on ${back} has ${ratio.toFixed(2)}, needs ${floor} (${theme.level})`)
      .join('; '),
    colour: correction(theme, front),
  }));
  return { problems: [], faults };
}
