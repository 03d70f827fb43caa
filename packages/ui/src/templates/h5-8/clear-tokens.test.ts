import { describe, expect, test } from 'vitest';
import { builtInThemes } from '../../theme/tokens/builtInThemes.ts';
import { contrastPairs, measure } from '../../theme/tokens/contrast.ts';
import type { Hex, ThemeTokens } from '../../theme/tokens/tokens.types.ts';
import { clearTokens } from './clear-tokens.ts';

type Colours = Record<string, Record<string, Hex>>;

/** The theme as the template shows it. */
function shown(tokens: ThemeTokens): ThemeTokens {
  const copy = structuredClone(tokens) as unknown as { colour: Colours; gradient: Record<string, unknown> };
  const before = tokens.colour as unknown as Colours;
  for (const [path, source] of Object.entries(clearTokens)) {
    const [group = '', name = ''] = path.split('.');
    const [from = '', part = ''] = source.split('.');
    const replaced = before[from]?.[part];
    if (!replaced || clearTokens[source]) throw new Error(`The theme has no colour of its own at ${source}.`);
    if (group === 'gradient') copy.gradient[name] = { angle: 0, stops: [{ color: replaced, at: 0 }] };
    else if (copy.colour[group]?.[name]) copy.colour[group][name] = replaced;
    else throw new Error(`The theme has no colour at ${path}.`);
  }
  return copy as unknown as ThemeTokens;
}

describe.each(Object.entries(builtInThemes))('theme %s', (_name, tokens) => {
  const seen = shown(tokens);
  const below = (kinds: readonly string[], floor: number): readonly string[] =>
    contrastPairs
      .filter(({ kind }) => kinds.includes(kind))
      .map((pair) => ({ ...pair, ratio: measure(seen, pair) }))
      .filter(({ ratio }) => ratio < floor)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

  test('[THM-02] every text has at least 7:1 on its background', () => {
    expect(below(['text', 'large'], 7)).toEqual([]);
  });

  test('[THM-02] every edge of a control has at least 3:1', () => {
    expect(below(['control'], 3)).toEqual([]);
  });
});

test('[THM-02] without the replacements texts are below 7:1 in every theme but contrast', () => {
  const low = Object.entries(builtInThemes)
    .filter(([, tokens]) => contrastPairs.some((pair) => pair.kind === 'text' && measure(tokens, pair) < 7))
    .map(([name]) => name);
  expect(low).toEqual(['midnight', 'emerald', 'crimson', 'daylight', 'festival', 'neon']);
});
