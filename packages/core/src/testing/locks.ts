import type { LocksPort } from '../adapters/ports/ports.ts';

/** Locks in memory; tabs of one browser are given the same. */
export const fakeLocks = (): LocksPort => {
  const held = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    hold: (name, run) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name);
        try {
          return await run();
        } finally {
          held.delete(name);
        }
      });
      turns.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    held: () => Promise.resolve([...held]),
  };
};
