import { PAGES } from '@housefront/contract/pages';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { WindowMessage } from '../../adapters/storage/storage.ts';
import { END_GAME_MESSAGE, ENDED_MESSAGE, SHOW_GAME_MESSAGE } from './surfaces/play.placeholder.ts';
import type { PlaySources } from './play.deps.ts';
import type { PlayRunner } from './play.runner.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** A message of another window of the site; its key is already removed. `quickGame` is handled here (XWIN-02). */
    'window-message': WindowMessage;
  }
}

/** Questions to a signed-in member, which end with the session (RG-29). */
const MEMBERS_QUESTIONS = ['age', 'blocked', 'game-facts', 'resume-offer', 'running-game'] as const;

/** Milliseconds that the check for a current game waits for realtime (PLAY-23). */
const CONNECTION_WAIT_MS = 2000;

/** `quickGame`: closes the waiting window; if it is the window of a game, the game ends too (XWIN-06). */
export const quickGame = ({ ports: { storage, windows } }: FeatureDeps, runner: PlayRunner): void => {
  const name = storage.get('waitingWindow');
  // Only the tab that holds the window closes it (XWIN-03x).
  if (name === undefined || windows.get(name) === undefined) return;
  windows.get(name)?.close();
  storage.remove('waitingWindow');
  if (name === 'gameWindow') runner.dispatch({ type: 'QUIT' });
};

/**
 * A message of another window: handled only by a window without opener, and then removed (XWIN-02).
 * @param written the message as it was written: another main tab may have removed it since.
 */
export const handleWindowMessage = (deps: FeatureDeps, runner: PlayRunner, written?: WindowMessage): void => {
  const { events, ports } = deps;
  if (ports.windows.hasOpener() || ports.windows.framed()) return;
  const message = written ?? ports.storage.get('window-msg');
  if (message === undefined) return;
  ports.storage.remove('window-msg');
  if (message.msg === 'quickGame') quickGame(deps, runner);
  if (message.msg === SHOW_GAME_MESSAGE) runner.windows.focus();
  if (message.msg === ENDED_MESSAGE) {
    runner.dismiss('running-game');
    runner.dispatch({ type: 'ENDED_ELSEWHERE' });
  }
  events.emit('window-message', message);
};

const connected = ({ ports: { clock, realtime } }: FeatureDeps, onDispose: (stop: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    if (realtime.state() === 'connected') return resolve();
    const done = () => {
      stopTimer();
      stopListening();
      resolve();
    };
    const stopTimer = clock.after(CONNECTION_WAIT_MS, done);
    const stopListening = realtime.onState((state) => {
      if (state === 'connected') done();
    });
    onDispose(done);
  });

/**
 * Connects the machine to this document: sessions, other windows, frames, the back-forward cache, and what an earlier document left
 * behind. Returns a function that disconnects it.
 */
export const attachDocument = (deps: FeatureDeps, runner: PlayRunner, sources: PlaySources): (() => void) => {
  const { events, ports } = deps;
  const { storage, windows } = ports;
  let attached = true;
  const leave = () => {
    runner.dispatch({ type: 'LOGOUT' });
    for (const kind of MEMBERS_QUESTIONS) runner.dismiss(kind);
  };
  const stops: (() => void)[] = [
    events.on('login', () => runner.dispatch({ type: 'LOGIN' })),
    events.on('logout', leave),
    events.on('session-expired', leave),
    storage.onChange('window-msg', (message) => handleWindowMessage(deps, runner, message)),
    storage.onChange('isPlay', () => {
      if (storage.get('isPlay') !== true) runner.dispatch({ type: 'LEFT_ELSEWHERE' });
    }),
    windows.onFrameMessage((message) => {
      if (message === END_GAME_MESSAGE && runner.store.getState().surface !== null) runner.dispatch({ type: 'QUIT' });
    }),
    windows.onShow((persisted) => {
      if (!persisted) return;
      if (storage.get('isPlay') === true) windows.reload();
      else runner.dispatch({ type: 'PAGE_RESTORED' });
    }),
  ];

  const askServer = async () => {
    await connected(deps, (stop) => stops.push(stop));
    const running = attached && storage.get('token') !== undefined && (await sources.isServerPlaying());
    if (running && attached && storage.get('token') !== undefined) runner.dispatch({ type: 'SERVER_PLAYING' });
  };

  const main = !windows.hasOpener() && !windows.framed();
  const member = storage.get('token') !== undefined;
  // /close only redirects to /, whose document then finds the leftovers.
  if (main && windows.address().path !== PAGES.close.path) {
    if (storage.get('isPlay') === true) {
      if (member) runner.dispatch({ type: 'LEFTOVER' });
      else storage.set('isPlay', false);
    } else if (member) {
      askServer().catch((error: unknown) => {
        ports.logger.warn('the check for a current game failed', { error: String(error) });
      });
    }
  }

  return () => {
    attached = false;
    stops.forEach((stop) => stop());
  };
};
