import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPrng } from '../../base/prng.ts';
import { betsFor } from './bets.ts';
import { evaluate, LINES, PAYS, REELS, returnToPlayer, ROWS, SCATTER, spin, STRIPS, WILD } from './rules.ts';

const columns = (rows: readonly (readonly number[])[]): number[][] =>
  Array.from({ length: REELS }, (_, reel) => rows.map((row) => row[reel] ?? 0));

/** A window that pays nothing: no symbol of the first reel is on the second, no wild, no scatter. */
const blank = columns([
  [2, 3, 2, 3, 2],
  [4, 5, 4, 5, 4],
  [6, 7, 6, 7, 6],
]);

describe('the slot', () => {
  test('[SBX-03] returns 96 % of the bets: exactly by its strips and in 200,000 rounds', { timeout: 60_000 }, () => {
    expect(returnToPlayer()).toBeGreaterThan(0.955);
    expect(returnToPlayer()).toBeLessThan(0.965);
    const random = createPrng(2026);
    let won = 0;
    for (let round = 0; round < 200_000; round += 1) won += spin(random, 100).win;
    expect(Math.abs(won / (200_000 * 100) - returnToPlayer())).toBeLessThan(0.02);
  });

  test('the strips have five reels without a wild on the first and never two scatters in one window', () => {
    expect(STRIPS).toHaveLength(REELS);
    expect(STRIPS[0]).not.toContain(WILD);
    for (const strip of STRIPS) {
      const places = strip.flatMap((symbol, index) => (symbol === SCATTER ? [index] : []));
      expect(places).toHaveLength(1);
      expect(strip.every((symbol) => symbol >= 0 && symbol <= 9)).toBe(true);
    }
  });

  test('the twenty lines differ and stay in the window', () => {
    expect(LINES).toHaveLength(20);
    expect(new Set(LINES.map((line) => line.join(''))).size).toBe(20);
    expect(LINES.flat().every((row) => row >= 0 && row < ROWS)).toBe(true);
  });

  test('pays rise with the count and with the worth of the symbol', () => {
    for (const pays of Object.values(PAYS)) expect([...pays].sort((a, b) => a - b)).toEqual([...pays]);
    for (let symbol = 3; symbol <= 9; symbol += 1) {
      PAYS[symbol]?.forEach((pay, index) => expect(pay).toBeLessThanOrEqual(PAYS[symbol - 1]?.[index] ?? 0));
    }
  });

  test('a window without a run pays nothing', () => {
    expect(evaluate(blank, 100)).toMatchObject({ win: 0, lines: [], scatter: null });
  });

  test('a run counts from the left only, and a wild continues it', () => {
    const window = blank.map((reel) => [...reel]);
    const put = (reel: number, row: number, symbol: number): void => {
      const column = window[reel];
      if (column) column[row] = symbol;
    };
    for (const reel of [2, 3, 4]) put(reel, 1, 9);
    expect(evaluate(window, 100).win).toBe(0);
    for (const reel of [0, 2]) put(reel, 1, 9);
    put(1, 1, WILD);
    put(3, 1, 5);
    const outcome = evaluate(window, 100);
    expect(outcome.lines.find(({ line }) => line === 0)).toEqual({
      line: 0,
      symbol: 9,
      count: 3,
      win: (PAYS[9]?.[0] ?? 0) * 5,
    });
  });

  test('scatters pay anywhere on the whole bet and break runs', () => {
    const window = columns([
      [SCATTER, 3, 2, 3, 2],
      [4, 5, SCATTER, 5, 4],
      [6, 7, 6, 7, SCATTER],
    ]);
    expect(evaluate(window, 100)).toMatchObject({ scatter: { count: 3, win: 200 }, lines: [], win: 200 });
  });

  test('wins are whole minor units and add up, whatever the stops and the bet', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom('RMB', 'VND', 'THB', 'XYZ'),
        fc.nat(9),
        (numbers, currency, step) => {
          const bet = betsFor(currency)[step] ?? 100;
          let next = 0;
          const outcome = spin(() => numbers[next++] ?? 0, bet);
          const sum = outcome.lines.reduce((total, { win }) => total + win, outcome.scatter?.win ?? 0);
          expect(outcome.win).toBe(sum);
          expect(Number.isSafeInteger(outcome.win)).toBe(true);
          expect(outcome.window.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
          for (const { count, symbol } of outcome.lines) {
            expect(count).toBeGreaterThanOrEqual(3);
            expect(symbol).toBeGreaterThan(SCATTER);
          }
        },
      ),
    );
  });

  test('every bet on offer divides over the lines and rises', () => {
    for (const currency of ['RMB', 'USD', 'VND', 'WON', 'JPY', 'INR', 'none']) {
      const bets = betsFor(currency);
      expect(bets.every((bet) => Number.isSafeInteger(bet / LINES.length))).toBe(true);
      expect([...bets].sort((a, b) => a - b)).toEqual(bets);
    }
  });
});
