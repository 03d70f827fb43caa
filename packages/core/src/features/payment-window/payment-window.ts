import type { CorePorts, WindowSize } from '../../adapters/ports.ts';

/** A window of a payment whose target is still asked for. */
export interface WaitingWindow {
  /** Sends it to a path of this site, or to a page of http or https elsewhere; nothing happens when it was closed meanwhile. */
  readonly goTo: (path: string) => void;
  /** Closes it: there is nothing to pay. */
  readonly close: () => void;
}

/**
 * Opens the payment window on the page that waits, for a target that is still asked for (PLAY-10, XWIN-06). Call it inside a
 * click handler.
 * @param placeholder path of the page that waits
 * @returns null when the browser blocks it
 */
export const openPaymentWindow = (
  { storage, windows }: Pick<CorePorts, 'storage' | 'windows'>,
  placeholder: string,
  size: WindowSize,
  name: 'fpWindow' | 'depositWindow' = 'fpWindow',
): WaitingWindow | null => {
  const before = storage.get('waitingWindow');
  storage.set('waitingWindow', name);
  // A game that is open keeps its name there: /close ends it by that (XWIN-07x).
  const settle = () => {
    if (storage.get('waitingWindow') !== name) return;
    if (before === undefined) storage.remove('waitingWindow');
    else storage.set('waitingWindow', before);
  };
  const opened = windows.open(name, placeholder, size);
  if (opened === null) {
    settle();
    return null;
  }
  opened.focus();
  return {
    goTo: (path) => {
      settle();
      opened.navigate(path);
    },
    close: () => {
      settle();
      opened.close();
    },
  };
};
