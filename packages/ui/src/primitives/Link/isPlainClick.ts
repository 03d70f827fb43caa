import type { MouseEvent } from 'react';

/** A left click without a key that asks the browser for something else, such as a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
