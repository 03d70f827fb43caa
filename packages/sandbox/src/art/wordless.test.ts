import { afterEach, expect, test, vi } from 'vitest';
import { buildSeed } from '../seed/index.ts';
import { renderArt } from './index.ts';
import { lettering } from './drawing/lettering.ts';
import { motifNames } from './motifs/index.ts';

vi.mock('./drawing/lettering.ts', { spy: true });
afterEach(() => vi.clearAllMocks());

const endings = ['svg', 'portrait.svg', 'wide.svg'];

test('[LOOK-04] no picture of a game has a word or a letter, in any shape', { timeout: 60_000 }, () => {
  const squares = [
    ...buildSeed({ seed: 7 }).games.map(({ art }) => art),
    ...motifNames.flatMap((motif) => [1, 2, 3, 4, 5].map((id) => `games/${motif}/${id}/lucky-words.svg`)),
  ];
  for (const square of squares) {
    for (const ending of endings) {
      const svg = renderArt(square.replace(/svg$/, ending)) ?? '';
      expect(svg.length).toBeGreaterThan(1000);
      // The name is the title for screen readers, and nowhere else.
      expect(svg.replace(/<title>[^<]*<\/title>/, '')).not.toMatch(/<text|<tspan|font-|>[^<>\s]/);
    }
  }
  // The letters of the kit's art are paths: none was asked for.
  expect(lettering).not.toHaveBeenCalled();
});

test('[LOOK-04] banners with words do ask for letters, so the look at games means something', () => {
  expect(renderArt('banners/dragon-small.svg')).toContain('id="t"');
  expect(lettering).toHaveBeenCalled();
});

test('[LOOK-04] one address is one picture, and the name changes nothing that is drawn', () => {
  const drawn = (path: string) => (renderArt(path) ?? '').replace(/<title>[^<]*<\/title>/, '');
  for (const ending of endings) {
    expect(renderArt(`games/koi/7/a.${ending}`)).toBe(renderArt(`games/koi/7/a.${ending}`));
    expect(drawn(`games/koi/7/golden-koi.${ending}`)).toBe(drawn(`games/koi/7/a.${ending}`));
  }
});
