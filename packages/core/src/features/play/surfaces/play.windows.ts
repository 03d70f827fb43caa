import { PAGES } from '@housefront/contract/pages';
import type { CorePorts, WindowSize } from '../../../adapters/ports/ports.ts';
import type { Launch } from '../machine/play.types.ts';

/** The game pop-up (PLAY-07). */
export const GAME_WINDOW: WindowSize = { width: 1500, height: 800 };

/** Functions of the runner for windows and documents. */
export interface PlayWindows {
  /** False when the browser blocked the window. */
  readonly open: (launch: Launch) => boolean;
  readonly load: (launch: Launch, url: string) => void;
  readonly close: () => void;
  readonly focus: () => void;
  /** Looks for the game window of the document before this one. */
  readonly find: () => boolean;
  /** Calls back once the member closed the window (PLAY-38x). */
  readonly watch: (onClosed: () => void) => void;
  readonly unwatch: () => void;
}

/** Interval at which the window is checked, in milliseconds (PLAY-38x). */
const POLL_MS = 1000;

/** The surfaces of a game, over the ports. The app renders modal and page from the play store. */
export const createPlayWindows = ({ clock, device, storage, windows }: CorePorts): PlayWindows => {
  let stop: () => void = () => undefined;
  const unwatch = () => {
    stop();
    stop = () => undefined;
  };
  const forget = () => {
    if (storage.get('waitingWindow') === 'gameWindow') storage.remove('waitingWindow');
    storage.remove('waitingUrl');
  };
  return {
    open: ({ surface }) => {
      if (surface !== 'popup') return true;
      storage.remove('waitingUrl');
      storage.set('waitingWindow', 'gameWindow');
      // A placeholder until the address is known (PLAY-10).
      const opened = windows.open('gameWindow', PAGES.loading.path, GAME_WINDOW);
      if (opened === null) forget();
      else opened.focus();
      return opened !== null;
    },
    load: ({ surface }, url) => {
      if (surface === 'popup' && windows.get('gameWindow')?.navigate(url) !== true) storage.set('waitingUrl', url);
      const taken = surface === 'bridge' && device.postToWrapper({ type: 'open-window', url });
      // The game takes the place of the loading page. An answer may come before that page: Back leads to this one then.
      if (surface === 'self' && windows.address().path !== PAGES.loading.path) windows.goTo(url);
      else if (surface === 'self' || (surface === 'bridge' && !taken)) windows.leaveTo(url);
    },
    close: () => {
      windows.get('gameWindow')?.close();
      forget();
    },
    focus: () => windows.get('gameWindow')?.focus(),
    find: () => windows.find('gameWindow') !== null,
    watch: (onClosed) => {
      unwatch();
      stop = clock.every(POLL_MS, () => {
        if (windows.get('gameWindow')?.closed !== false) onClosed();
      });
    },
    unwatch,
  };
};
