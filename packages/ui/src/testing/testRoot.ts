import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A React root of a test, and the element that it fills. */
export interface TestRoot {
  readonly place: HTMLElement;
  /** Shows this in the place, instead of what it shows. */
  readonly render: (node: ReactNode) => void;
}

/** Makes a React root at the end of the page of a browser test; it is removed when the test ends. */
export function testRoot(): TestRoot {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, render: (node) => root.render(node) };
}

/** Resolves once nothing is left to do in the page's own turn: tasks of React, messages on their way, timers that are due. */
export const idle = (): Promise<unknown> => scheduler.postTask(() => undefined, { priority: 'background' });
