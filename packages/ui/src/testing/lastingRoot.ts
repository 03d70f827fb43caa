import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A React root of browser tests, and the element that it fills. */
export interface LastingRoot {
  readonly place: HTMLElement;
  /** Shows this in the place, instead of what it shows. */
  readonly render: (node: ReactNode) => void;
  readonly remove: () => void;
}

/** Makes a React root at the end of the page that stays until it is removed. */
export function lastingRoot(): LastingRoot {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const remove = (): void => {
    root.unmount();
    place.remove();
  };
  return { place, render: (node) => root.render(node), remove };
}
