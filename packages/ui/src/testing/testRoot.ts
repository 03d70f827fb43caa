import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { lastingRoot } from './lastingRoot.ts';

/** A React root of a test, and the element that it fills. */
export interface TestRoot {
  readonly place: HTMLElement;
  /** Shows this in the place, instead of what it shows. */
  readonly render: (node: ReactNode) => void;
}

/** Makes a React root at the end of the page of a browser test; it is removed when the test ends. */
export function testRoot(): TestRoot {
  const { remove, ...root } = lastingRoot();
  onTestFinished(remove);
  return root;
}

/** Resolves once nothing is left to do in the page's own turn: tasks of React, messages on their way, timers that are due. */
export const idle = (): Promise<unknown> => scheduler.postTask(() => undefined, { priority: 'background' });
