import { settle, type TestDeps } from '../testing/index.ts';

/** Lets time pass until 1, 4, 9 and 14 s after a call without an answer. @returns how often it was looked for by each of them */
export async function looksFor({ ports: { clock } }: TestDeps, count: () => number): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const seconds of [1, 3, 5, 5]) {
    await clock.advance(seconds * 1000);
    await settle();
    counts.push(count());
  }
  return counts;
}
