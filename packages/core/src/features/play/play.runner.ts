import type { StoreApi } from 'zustand/vanilla';
import type { PlayDeps } from './play.deps.ts';
import { transition } from './machine/play.machine.ts';
import type { PlayDialog, PlayStoreState } from './machine/play.store.ts';
import {
  type PlayCommand,
  type PlayEvent,
  type GameSurface,
  type PlayState,
  type PlayTimer,
  surfaceOf,
  timerLengths,
} from './machine/play.protocol.ts';
import type { PlayNotice } from './machine/play.types.ts';
import { ENDED_MESSAGE, tellTabs } from './surfaces/play.placeholder.ts';
import { rememberGame } from './play.last.ts';
import { createPlayWindows, type PlayWindows } from './surfaces/play.windows.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** A real game was left: balance and last played games are stale (CAT-24). */
    'game-ended': { readonly gpId: string | null };
    /** The platform refused slots during their pause (RG-23). */
    'slots-paused': null;
  }
}

/** The play state and the one way to change it. */
export interface PlayRunner {
  readonly store: StoreApi<PlayStoreState>;
  readonly windows: PlayWindows;
  /** Feeds the machine and carries out its commands before it returns: windows open inside the click. */
  readonly dispatch: (event: PlayEvent) => void;
  /** Shows a notice. */
  readonly notify: (notice: PlayNotice) => void;
  readonly dismiss: (kind: PlayDialog['kind']) => void;
  /** Stops timers and polling. */
  readonly dispose: () => void;
}

const sameSurface = (a: GameSurface | null, b: GameSurface | null) =>
  a === b || (a !== null && b !== null && a.game === b.game && a.launch === b.launch && a.url === b.url);

/** Runs the play machine over the ports and keeps its state in the store. */
export const createPlayRunner = (deps: PlayDeps, store: StoreApi<PlayStoreState>): PlayRunner => {
  const { events, ports } = deps;
  const { clock, storage } = ports;
  const windows = createPlayWindows(ports);
  const timers = new Map<PlayTimer, () => void>();
  const queue: PlayEvent[] = [];
  let running = false;
  let pendingPlay = new AbortController();

  const setPlay = (play: PlayState) => {
    if (play === store.getState().play) return;
    const surface = surfaceOf(play);
    store.setState(sameSurface(surface, store.getState().surface) ? { play } : { play, surface });
  };

  const stopTimer = (timer: PlayTimer) => {
    timers.get(timer)?.();
    timers.delete(timer);
  };

  const callPlay = async ({ ticket, game }: Extract<PlayCommand, { type: 'callPlay' }>) => {
    pendingPlay = new AbortController();
    const { signal } = pendingPlay;
    const { requestPlay } = await import('./play.api.ts');
    const answer = await requestPlay(deps, game, signal);
    if (answer.kind === 'url' && game.demo !== true) rememberGame(storage, game);
    if (answer.kind === 'url') dispatch({ type: 'PLAY_SUCCEEDED', ticket, url: answer.url });
    else if (answer.kind === 'maintenance') dispatch({ type: 'MAINTENANCE', ticket, interval: answer.interval });
    else dispatch({ type: 'PLAY_FAILED', ticket, failure: answer.kind === 'failed' ? answer.failure : null });
    if (answer.kind === 'pause') events.emit('slots-paused', null);
    // It is asked whether to return to the open game or to end it.
    if (answer.kind === 'open') dispatch({ type: 'SERVER_PLAYING' });
  };

  /** The last quit step took back the note that a game was left over. */
  let noted = false;
  const callLeave = async ({ ticket, game }: Extract<PlayCommand, { type: 'callLeave' }>) => {
    // A document that goes before the answer may not have sent the call: the next one finds the note again.
    const forget = noted ? ports.windows.onHide(() => storage.set('isPlay', true)) : undefined;
    try {
      const { requestLeave } = await import('./play.api.ts');
      const failed = await requestLeave(deps, game);
      dispatch(failed === null ? { type: 'LEAVE_SUCCEEDED', ticket } : { type: 'LEAVE_FAILED', ticket, ...failed });
    } finally {
      forget?.();
    }
  };

  const inTheEnd = (work: Promise<void>, failed: PlayEvent) =>
    void work.catch((error: unknown) => {
      // Reached when the code of the calls could not be loaded: nothing was sent.
      ports.logger.error('a play call could not be made', { error: String(error) });
      dispatch(failed);
    });

  const notify = (notice: PlayNotice) => {
    if (notice.kind === 'toast') {
      const text = notice.text === undefined ? {} : { text: notice.text };
      events.emit('message', { kind: notice.tone, key: notice.messageKey, ...text });
      return;
    }
    const others = store.getState().notices.filter(({ kind }) => kind !== notice.kind);
    store.setState({ notices: [...others, notice] });
  };

  /** Events that commands of a step caused at once. They are handled before all others, in the order of the commands. */
  let answers: PlayEvent[] = [];
  const run = (command: PlayCommand): void => {
    switch (command.type) {
      case 'openSurface':
        answers.push({ type: windows.open(command.launch) ? 'WINDOW_OPENED' : 'WINDOW_BLOCKED' });
        return;
      case 'focusSurface':
        return windows.focus();
      case 'loadSurface':
        return windows.load(command.launch, command.url);
      case 'closeSurface':
        return windows.close();
      case 'watch':
        return windows.watch(() => dispatch({ type: 'WINDOW_CLOSED' }));
      case 'unwatch':
        return windows.unwatch();
      case 'callPlay': {
        const failure = { messageKey: 'pg.start_failed' };
        return inTheEnd(callPlay(command), { type: 'PLAY_FAILED', ticket: command.ticket, failure });
      }
      case 'abortPlay':
        return pendingPlay.abort();
      case 'callLeave': {
        const failure = { messageKey: 'error_generic' };
        return inTheEnd(callLeave(command), { type: 'LEAVE_FAILED', ticket: command.ticket, failure });
      }
      case 'startTimer': {
        const { timer } = command;
        stopTimer(timer);
        timers.set(
          timer,
          clock.after(timerLengths[timer], () => dispatch({ type: 'TIMER', timer })),
        );
        return;
      }
      case 'stopTimer':
        return stopTimer(command.timer);
      case 'setIsPlay':
        noted = !command.on && storage.get('isPlay') === true;
        return storage.set('isPlay', command.on);
      case 'storeMaintenance': {
        const { interval } = command;
        return storage.set(
          'maintain_interval',
          interval === null ? {} : { start_at: interval.startAt, end_at: interval.endAt },
        );
      }
      case 'clearMaintenance':
        return storage.remove('maintain_interval');
      case 'notice':
        return notify(command.notice);
      case 'ended':
        return events.emit('game-ended', { gpId: command.gpId });
      case 'tellEnded':
        if (deps.rules?.hasOneGame() === true) tellTabs(ports, ENDED_MESSAGE);
        return;
      case 'send':
        answers.push(command.event);
    }
  };

  const dispatch = (event: PlayEvent): void => {
    queue.push(event);
    // An event caused by a command waits until the commands of the current step are done.
    if (running) return;
    running = true;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const step = transition(store.getState().play, next);
        setPlay(step.state);
        answers = [];
        step.commands.forEach(run);
        queue.unshift(...answers);
      }
    } finally {
      running = false;
    }
  };

  return {
    store,
    windows,
    dispatch,
    notify,
    dismiss: (kind) => store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.kind !== kind) })),
    dispose: () => {
      timers.forEach((stop) => stop());
      timers.clear();
      windows.unwatch();
    },
  };
};
