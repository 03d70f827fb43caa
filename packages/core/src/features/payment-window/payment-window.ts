import type { CorePorts, WindowSize } from '../../adapters/ports/ports.ts';

/** A payment window whose target is not known yet. */
export interface WaitingWindow {
  /** Sends it to a path of this site or to an http(s) address elsewhere; does nothing if it was closed meanwhile. */
  readonly goTo: (path: string) => void;
  /** Closes it: there is nothing to pay. */
  readonly close: () => void;
}

/**
 * Opens the payment window on a waiting page before its target is known. Call it inside a click handler (PLAY-10).
 * @param placeholder path of the waiting page
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
  // An open game keeps its name in storage: /close ends the game by that name (XWIN-07x).
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
