import { expect, test } from 'vitest';
import { builtInThemes } from '../../theme/tokens/builtInThemes.ts';
import { checkContrast } from '../../theme/tokens/contrast.ts';
import { anyTheme } from '../../theme/token-files/themes.fixtures.ts';
import { withTokens } from '../../theme/token-files/tokenList.ts';
import { parseTokens } from '../../theme/token-files/readTokens.ts';
import { pairsOf, repairGroups, repairsOf } from './contrast-repair.ts';
import {
  addressOf,
  fileOf,
  firstState,
  historyOf,
  stateOfAddress,
  stateOfFile,
  stateOfTokens,
  step,
  themeOf,
  type LabAction,
} from './lab-state.ts';

const after = (...actions: readonly LabAction[]) => actions.reduce(step, historyOf(firstState));
const tile = (value: number): LabAction => ({ type: 'set', path: 'radius.tile', value });

test('[DES-02] steps are taken back and made again; moving one slider is one step', () => {
  const moved = after(tile(3), tile(4), { type: 'set', path: 'radius.sm', value: 1 });
  expect(themeOf(moved.present).radius).toMatchObject({ tile: 4, sm: 1 });
  const back = step(moved, { type: 'undo' });
  expect(themeOf(back.present).radius).toMatchObject({ tile: 4, sm: 6 });
  const start = step(back, { type: 'undo' });
  expect(start.present).toEqual(firstState);
  expect(step(start, { type: 'undo' })).toBe(start);
  expect(step(step(start, { type: 'redo' }), { type: 'redo' }).present).toEqual(moved.present);
  expect(step(start, tile(9)).future).toEqual([]);
});

test('[DES-02] a token goes back to its base, and one set to its base is no change', () => {
  expect(after(tile(4), { type: 'reset', path: 'radius.tile' }).present.changes).toEqual({});
  expect(after(tile(4), tile(12)).present.changes).toEqual({});
});

test('[DES-02] brand colours derive; changes stay on top of them', () => {
  const { present } = after(
    tile(4),
    { type: 'brand', role: 'accent', value: '#0f766e' },
    { type: 'brand', role: 'surface', value: '#fafafa' },
  );
  const theme = themeOf(present);
  expect([theme.scheme, theme.colour.gold.base, theme.radius.tile]).toEqual(['light', '#0f766e', 4]);
});

test('[DES-02] an address holds the whole state in signs that every address takes', () => {
  const { present } = after({ type: 'brand', role: 'accent', value: '#0f766e' }, tile(4), {
    type: 'set',
    path: 'type.lead.body',
    value: ['思源黑体'],
  });
  expect(addressOf(present)).toMatch(/^[\w-]+$/);
  expect(stateOfAddress(addressOf(present))).toEqual(present);
});

test('[DES-02] an address that was cut, or was written to harm, is none', () => {
  expect(stateOfAddress(addressOf(firstState).slice(5))).toBeNull();
  expect(stateOfAddress('')).toBeNull();
  const harm = { ...firstState, changes: { 'type.lead.body': ['"} body { display: none'] } };
  expect(stateOfAddress(addressOf(harm))).toBeNull();
  expect(stateOfAddress(addressOf({ ...firstState, base: '__proto__' as 'neon' }))).toBeNull();
});

test('[DES-02] what is exported is read as the same theme, and imported as the same changes', () => {
  const { present } = after({ type: 'brand', role: 'accent', value: '#e11d48' }, tile(4));
  expect(parseTokens(fileOf(present))).toEqual(themeOf(present));
  expect(themeOf(stateOfFile(fileOf(present)))).toEqual(themeOf(present));
  const neon = { ...firstState, base: 'neon' as const, changes: { 'radius.tile': 4 } };
  expect(stateOfFile(fileOf(neon))).toEqual(neon);
});

test('[DES-02] work starts from any theme: a built-in one as it is, another as what it changes in the nearest one', () => {
  expect(stateOfTokens(builtInThemes.neon, 'neon')).toEqual({ ...firstState, base: 'neon' });
  const { present } = after({ type: 'brand', role: 'accent', value: '#14b88a' }, tile(4), {
    type: 'brand',
    role: 'surface',
    value: '#fafafa',
  });
  const state = stateOfTokens(themeOf(present), 'site-7');
  expect(state.base).toBe('daylight');
  expect(themeOf(state)).toEqual(themeOf(present));
});

test('[DES-02] the colour offered for a failing pair passes, and the nearest one is offered', () => {
  const faint = { ...firstState, changes: { 'colour.text.muted': '#3a4460' } };
  const tokens = themeOf(faint);
  const [worst] = pairsOf(tokens);
  expect(worst).toMatchObject({ front: 'text.muted', passes: false });
  const repair = worst && repairsOf(tokens, [worst]).get(worst);
  expect(repair?.path).toBe('colour.text.muted');
  const mended = withTokens(tokens, new Map([[repair?.path ?? '', repair?.colour]]));
  expect(checkContrast(mended).filter(({ passes }) => !passes)).toEqual([]);
  // Barely: further from what was given would be another colour.
  const ratios = checkContrast(mended)
    .filter(({ front }) => front === 'text.muted')
    .map(({ ratio }) => ratio);
  expect(Math.min(...ratios)).toBeLessThan(4.9);
});

test('[DES-02] of themes without any sense every repair passes its own pair', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const tokens = anyTheme(seed);
    const failing = pairsOf(tokens).filter(({ passes }) => !passes);
    expect(failing.length).toBeGreaterThan(20);
    for (const [pair, repair] of repairsOf(tokens, failing)) {
      const mended = withTokens(tokens, new Map([[repair.path, repair.colour]]));
      const after = checkContrast(mended).find(({ front, back }) => front === pair.front && back === pair.back);
      expect(after?.passes, `${pair.front} on ${pair.back}, seed ${seed}`).toBe(true);
    }
  }
});

test('every built-in theme passes as it is', () => {
  for (const tokens of Object.values(builtInThemes)) expect(pairsOf(tokens)[0]?.passes).toBe(true);
});

test('[DES-02] pairs that one colour mends are one repair, where the first of them is', () => {
  const tokens = withTokens(builtInThemes.midnight, new Map([['colour.accent.on', '#eebb4d']]));
  const [first, ...others] = repairGroups(tokens, pairsOf(tokens));
  expect(first?.pairs.map(({ front, back }) => `${front} on ${back}`).toSorted()).toEqual([
    'accent.on on accent.base',
    'accent.on on accent.strong',
    'accent.on on gradient.accent',
  ]);
  expect(first?.repair?.path).toBe('colour.accent.on');
  expect(others.every(({ pairs, repair }) => pairs.length === 1 && repair === undefined)).toBe(true);
});

test('[DES-02] of themes without any sense every pair is listed once, and no repair twice', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const tokens = anyTheme(seed);
    const pairs = pairsOf(tokens);
    const groups = repairGroups(tokens, pairs);
    const names = (list: typeof pairs) => list.map(({ front, back, kind }) => `${front} ${back} ${kind}`).toSorted();
    expect(names(groups.flatMap((group) => group.pairs))).toEqual(names(pairs));
    const repairs = groups.flatMap(({ repair }) => (repair ? [`${repair.path} ${repair.colour}`] : []));
    expect(new Set(repairs).size).toBe(repairs.length);
    const fronts = groups
      .filter(({ repair }) => repair !== undefined)
      .map((group) => new Set(group.pairs.map(({ front }) => front.split('|')[0])).size);
    expect(fronts.every((count) => count === 1)).toBe(true);
  }
});
