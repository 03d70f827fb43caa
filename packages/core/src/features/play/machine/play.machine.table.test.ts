import { describe, expect, test } from 'vitest';
import { transition } from './play.machine.ts';
import { sampleEvents, sampleStates } from './play.machine.fixtures.ts';
import { initialPlayState, type PlayStatus, surfaceOf } from './play.protocol.ts';

/**
 * The next state of every sample for every event, before the events the machine sends to itself. A dot: nothing changes and
 * nothing is done. A plus: the same state, with another flag or something done.
 */
const expected: Readonly<Record<string, Readonly<Record<string, PlayStatus | '+'>>>> = {
  idle: {
    START: 'starting',
    'START other': 'starting',
    'START by guest': '+',
    CONTINUE: 'starting',
    TRANSFER_DISABLED: '+',
    LOGOUT: '+',
    SERVER_PLAYING: 'playing',
    LEFTOVER: 'playing',
  },
  'idle, left recently': {
    START: 'starting',
    'START other': 'starting',
    'START by guest': '+',
    CONTINUE: 'starting',
    'TIMER left': '+',
    TRANSFER_DISABLED: '+',
    LOGOUT: '+',
    LEFTOVER: 'playing',
  },
  'idle, remembering': {
    START: 'starting',
    'START other': 'starting',
    'START by guest': '+',
    CONTINUE: 'starting',
    TRANSFER_DISABLED: '+',
    LOGIN: '+',
    LOGOUT: '+',
    FORGET: '+',
    SERVER_PLAYING: 'playing',
    LEFTOVER: 'playing',
  },
  'starting, opening': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    WINDOW_OPENED: '+',
    WINDOW_BLOCKED: 'idle',
    WINDOW_CLOSED: 'idle',
    QUIT: 'idle',
    'TIMER waiting': '+',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: 'idle',
    LOGOUT: 'idle',
  },
  'starting, requesting': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    WINDOW_CLOSED: '+',
    PLAY_SUCCEEDED: 'playing',
    PLAY_FAILED: 'idle',
    MAINTENANCE: 'idle',
    GAME_URL: 'playing',
    QUIT: '+',
    'TIMER waiting': '+',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
  'starting, abandoned': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    PLAY_SUCCEEDED: 'playing',
    PLAY_FAILED: 'idle',
    MAINTENANCE: 'idle',
    GAME_URL: 'playing',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
  'starting, demo': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    WINDOW_CLOSED: 'idle',
    PLAY_SUCCEEDED: 'playing',
    PLAY_FAILED: 'idle',
    MAINTENANCE: 'idle',
    QUIT: 'idle',
    'TIMER waiting': '+',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
  playing: {
    ENDED_ELSEWHERE: 'quitting',
    START: '+',
    'START other': 'quitting',
    'START by guest': '+',
    WINDOW_CLOSED: 'quitting',
    QUIT: 'quitting',
    'TIMER waiting': '+',
    'TIMER leftover': 'quitting',
    TRANSFER_DISABLED: 'quitting',
    LOGOUT: 'quitting',
  },
  'playing, this document': {
    ENDED_ELSEWHERE: 'quitting',
    START: '+',
    'START other': 'quitting',
    'START by guest': '+',
    WINDOW_CLOSED: 'quitting',
    QUIT: 'quitting',
    'TIMER waiting': '+',
    'TIMER leftover': 'quitting',
    TRANSFER_DISABLED: 'quitting',
    LOGOUT: 'quitting',
    PAGE_RESTORED: 'quitting',
    LEFT_ELSEWHERE: 'quitting',
  },
  'playing, demo': {
    START: 'quitting',
    'START other': 'quitting',
    'START by guest': '+',
    WINDOW_CLOSED: 'quitting',
    QUIT: 'quitting',
    'TIMER waiting': '+',
    'TIMER leftover': 'quitting',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'quitting',
  },
  'playing, unknown': {
    ENDED_ELSEWHERE: 'quitting',
    START: 'quitting',
    'START other': 'quitting',
    'START by guest': '+',
    WINDOW_CLOSED: 'quitting',
    WINDOW_ADOPTED: '+',
    QUIT: 'quitting',
    'TIMER leftover': 'quitting',
    TRANSFER_DISABLED: 'quitting',
    LOGOUT: 'quitting',
  },
  quitting: {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    LEAVE_SUCCEEDED: 'idle',
    LEAVE_FAILED: 'idle',
    LEAVE_SKIPPED: 'idle',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
  'quitting, next opening': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    WINDOW_OPENED: '+',
    WINDOW_BLOCKED: '+',
    WINDOW_CLOSED: '+',
    QUIT: '+',
    LEAVE_SUCCEEDED: 'idle',
    LEAVE_FAILED: 'idle',
    LEAVE_SKIPPED: 'idle',
    'TIMER waiting': '+',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
  'quitting, next opened': {
    START: '+',
    'START other': '+',
    'START by guest': '+',
    WINDOW_CLOSED: '+',
    QUIT: '+',
    LEAVE_SUCCEEDED: 'idle',
    LEAVE_FAILED: 'idle',
    LEAVE_SKIPPED: 'idle',
    'TIMER waiting': '+',
    'TIMER guard': 'idle',
    TRANSFER_DISABLED: '+',
    LOGOUT: 'idle',
  },
};

describe('[PLAY-01] every state meets every event', () => {
  for (const [stateName, state] of Object.entries(sampleStates)) {
    test(`[PLAY-01] ${stateName}`, () => {
      const actual = Object.entries(sampleEvents).flatMap(([eventName, event]) => {
        const step = transition(state, event);
        if (step.state.status !== state.status) return [[eventName, step.state.status]];
        const same = JSON.stringify(step.state) === JSON.stringify(state) && step.commands.length === 0;
        return same ? [] : [[eventName, '+']];
      });
      expect(Object.fromEntries(actual)).toEqual(expected[stateName]);
    });
  }
});

test('[PLAY-01] the samples are the states they are named after and cover all four', () => {
  const statuses = Object.entries(sampleStates).map(([name, state]) => [name.split(',')[0], state.status]);
  expect(statuses.every(([name, status]) => name === status)).toBe(true);
  expect(new Set(statuses.map(([, status]) => status)).size).toBe(4);
});

test('[PLAY-15x] a game has a place while it starts or plays, and none when idle, given up or unknown', () => {
  expect(surfaceOf(initialPlayState)).toBeNull();
  const places = Object.entries(sampleStates).filter(([, state]) => surfaceOf(state) !== null);
  expect(places.map(([name]) => name)).toEqual([
    'starting, opening',
    'starting, requesting',
    'starting, demo',
    'playing',
    'playing, this document',
    'playing, demo',
    'quitting, next opening',
    'quitting, next opened',
  ]);
  expect(
    places.filter(([, state]) => surfaceOf(state)?.url !== null).every(([name]) => name.startsWith('playing')),
  ).toBe(true);
});
