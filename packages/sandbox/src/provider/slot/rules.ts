/** Reels of the window. */
export const REELS = 5;
/** Rows of the window. */
export const ROWS = 3;

/** Symbols by number: 0 substitutes for any but the scatter, 1 pays anywhere, 2 to 5 are the theme's, 6 to 9 are A K Q J. */
export const WILD = 0;
/** The symbol that pays anywhere. */
export const SCATTER = 1;

/** The twenty lines: a row per reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** Wins for three, four and five of a symbol from the left: multiples of the line's bet; of the whole bet for the scatter. */
export const PAYS: Readonly<Record<number, readonly [three: number, four: number, five: number]>> = {
  [SCATTER]: [2, 10, 60],
  2: [80, 300, 1500],
  3: [60, 200, 850],
  4: [40, 150, 550],
  5: [32, 110, 400],
  6: [20, 60, 220],
  7: [16, 50, 180],
  8: [12, 38, 150],
  9: [10, 32, 120],
};

/** The symbols of each reel in their order. The first has no wild, so that every line has one paying symbol. */
export const STRIPS: readonly (readonly number[])[] = [
  [9, 2, 8, 7, 5, 9, 6, 4, 8, 9, 3, 7, 6, 1, 8, 5, 9, 7, 4, 8, 6, 2, 9, 7, 3, 8, 5, 6, 9, 4, 7, 8],
  [8, 3, 9, 0, 7, 6, 5, 9, 8, 2, 7, 4, 9, 6, 1, 8, 5, 7, 9, 3, 6, 8, 4, 7, 9, 5, 8, 6, 2, 9, 7, 4],
  [7, 4, 8, 9, 3, 6, 0, 8, 5, 9, 7, 2, 8, 6, 4, 9, 1, 7, 5, 8, 3, 9, 6, 0, 7, 4, 9, 8, 5, 6, 2, 7],
  [9, 5, 6, 8, 2, 7, 9, 0, 4, 8, 6, 3, 9, 7, 5, 1, 8, 6, 4, 9, 7, 3, 8, 5, 9, 6, 2, 7, 8, 4, 9, 6],
  [6, 2, 9, 8, 4, 7, 5, 9, 0, 6, 3, 8, 7, 1, 9, 5, 6, 8, 4, 7, 9, 2, 8, 6, 3, 7, 9, 5, 8, 4, 6, 9],
];

/** A line that pays. */
export interface LineWin {
  /** Index into `LINES`. */
  readonly line: number;
  readonly symbol: number;
  /** 3 to 5, from the left. */
  readonly count: number;
  /** Minor units. */
  readonly win: number;
}

/** Result of a spin. */
export interface Outcome {
  /** Symbols by reel, top to bottom. */
  readonly window: readonly (readonly number[])[];
  readonly lines: readonly LineWin[];
  /** Number of scatters and their win (minor units); null below three. */
  readonly scatter: { readonly count: number; readonly win: number } | null;
  /** Minor units. */
  readonly win: number;
}

/** The window at the given stops. */
export function windowAt(stops: readonly number[]): number[][] {
  return STRIPS.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 9),
  );
}

/** The win of a window. `bet` is the whole bet in minor units, a multiple of the number of lines. */
export function evaluate(window: readonly (readonly number[])[], bet: number): Outcome {
  const lineBet = bet / LINES.length;
  const lines: LineWin[] = [];
  for (const [line, rows] of LINES.entries()) {
    const symbol = window[0]?.[rows[0] ?? 0] ?? SCATTER;
    if (symbol === SCATTER) continue;
    let count = 1;
    while (count < REELS) {
      const next = window[count]?.[rows[count] ?? 0];
      if (next !== symbol && next !== WILD) break;
      count += 1;
    }
    const pay = count < 3 ? 0 : (PAYS[symbol]?.[count - 3] ?? 0);
    if (pay > 0) lines.push({ line, symbol, count, win: pay * lineBet });
  }
  const scatters = window.flat().filter((symbol) => symbol === SCATTER).length;
  const scatterPay = scatters < 3 ? 0 : (PAYS[SCATTER]?.[scatters - 3] ?? 0);
  const scatter = scatterPay === 0 ? null : { count: scatters, win: scatterPay * bet };
  return { window, lines, scatter, win: lines.reduce((sum, { win }) => sum + win, 0) + (scatter?.win ?? 0) };
}

/** Plays one round. Every stop of every reel is equally likely; nothing else affects the result. */
export function spin(random: () => number, bet: number): Outcome {
  return evaluate(windowAt(STRIPS.map((strip) => Math.floor(random() * strip.length))), bet);
}

/** The exact share of all bets that is paid back in the long run, computed from the strips and the paytable. */
export function returnToPlayer(): number {
  const chance = (reel: number, symbol: number): number => {
    const strip = STRIPS[reel] ?? [];
    return strip.filter((other) => other === symbol).length / strip.length;
  };
  let lines = 0;
  for (const [key, pays] of Object.entries(PAYS)) {
    const symbol = Number(key);
    if (symbol === SCATTER) continue;
    const runs = Array.from(
      { length: REELS },
      (_, reel) => chance(reel, symbol) + (reel === 0 ? 0 : chance(reel, WILD)),
    );
    pays.forEach((pay, index) => {
      const count = index + 3;
      const reached = runs.slice(0, count).reduce((product, part) => product * part, 1);
      lines += pay * reached * (1 - (runs[count] ?? 0));
    });
  }
  const shown = STRIPS.map((_, reel) => chance(reel, SCATTER) * ROWS);
  let counts = [1];
  for (const part of shown) {
    counts = Array.from(
      { length: counts.length + 1 },
      (_, n) => (counts[n] ?? 0) * (1 - part) + (counts[n - 1] ?? 0) * part,
    );
  }
  const scatter = (PAYS[SCATTER] ?? []).reduce((sum, pay, index) => sum + pay * (counts[index + 3] ?? 0), 0);
  // The return of one line is that of all lines, because each carries a twentieth of the bet.
  return lines + scatter;
}
