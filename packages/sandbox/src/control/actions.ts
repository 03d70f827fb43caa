import type { Clock } from '../world/storage/clock.ts';
import type { Outcome } from './triggers/trigger.types.ts';

/** An action as it is reported. */
export interface Action {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: string;
  readonly inForce: boolean;
  readonly undoable: boolean;
}

/** Actions of the control interface, newest first. */
export interface ActionLog {
  note(outcome: Outcome): number;
  /** Reverts an action; returns its description, or undefined when it cannot be reverted. */
  undo(id: number): string | undefined;
  list(): readonly Action[];
  clear(): void;
}

/** Number of actions that are kept. */
const KEPT = 100;

/** Creates the log; `changed` is called on every change. */
export function createActionLog(clock: Clock, changed: () => void): ActionLog {
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
