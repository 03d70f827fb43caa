import { createSignal } from '../../primitives/shared/createSignal.ts';

/** The visitor's choice for the rail: open, closed, or null while the window's width decides. */
export type RailChoice = boolean | null;

let choice: RailChoice = null;
const { subscribe, notify } = createSignal();

/** The choice in this document. It lasts for the visit, on every page, and is set in browsers only. */
export const railStore = {
  get: (): RailChoice => choice,
  set: (next: RailChoice): void => {
    choice = next;
    notify();
  },
  subscribe,
};
