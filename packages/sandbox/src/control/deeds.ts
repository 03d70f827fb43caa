import type { Clock } from '../world/clock.ts';

/** What came of a trigger. */
export interface Outcome {
  /** What was done, in words. */
  readonly said: string;
  /** Takes it back; without it there is nothing to take back. */
  readonly undo?: () => void;
  /** Whether it still holds; without it, it happened once and is over. */
  readonly inForce?: () => boolean;
  /** More for the one who asked. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** Something that was done, as it is reported. */
export interface Deed {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: string;
  readonly inForce: boolean;
  readonly undoable: boolean;
}

/** What was done by the control interface, newest first. */
export interface Deeds {
  note(outcome: Outcome): number;
  /** Takes a deed back; its words, or undefined when there is nothing to take back. */
  undo(id: number): string | undefined;
  list(): readonly Deed[];
  clear(): void;
}

/** How many are remembered. */
const KEPT = 100;

/** Makes the log; `changed` is told of every change. */
export function createDeeds(clock: Clock, changed: () => void): Deeds {
  let entries: { readonly id: number; readonly at: number; readonly outcome: Outcome; undone: boolean }[] = [];
  let lastId = 0;
  return {
    note: (outcome) => {
      lastId += 1;
      entries = [{ id: lastId, at: clock.now(), outcome, undone: false }, ...entries].slice(0, KEPT);
      changed();
      return lastId;
    },
    undo: (id) => {
      const entry = entries.find((one) => one.id === id);
      if (entry?.outcome.undo === undefined || entry.undone) return undefined;
      entry.outcome.undo();
      entry.undone = true;
      changed();
      return entry.outcome.said;
    },
    list: () =>
      entries.map(({ id, at, outcome, undone }) => ({
        id,
        at,
        said: outcome.said,
        inForce: !undone && outcome.inForce?.() === true,
        undoable: !undone && outcome.undo !== undefined && outcome.inForce?.() !== false,
      })),
    clear: () => {
      entries = [];
      changed();
    },
  };
}
