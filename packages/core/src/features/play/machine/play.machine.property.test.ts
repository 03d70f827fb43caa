import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bridge,
  demoA,
  gameA,
  gameB,
  guest,
  member,
  modal,
  page,
  phone,
  popup,
  self,
  url,
} from './play.machine.fixtures.ts';
import { transition } from './play.machine.ts';
import { initialPlayState, type PlayEvent, type PlayState, type PlayTimer, timerLengths } from './play.protocol.ts';
import type { StartFacts } from './play.refusals.ts';

const launches = [popup, self, bridge, modal, page];
const games = [gameA, gameB, demoA];
const facts: StartFacts[] = [
  member,
  phone,
  guest,
  ...(['recalling', 'siteClosed', 'ageUnverified', 'factsDue'] as const).map((fact) => ({ ...member, [fact]: true })),
];
const failure = { messageKey: 'pg.start_failed' };

const legal: Readonly<Record<PlayState['status'], readonly PlayState['status'][]>> = {
  // Straight to playing only when a game is found running (PLAY-24x, PLAY-25).
  idle: ['starting', 'playing'],
  starting: ['playing', 'idle'],
  playing: ['quitting'],
  quitting: ['idle'],
};

/** An environment that executes all commands and records forbidden situations. */
class World {
  state: PlayState = initialPlayState;
  now = 0;
  blocks = false;
  placeOpen = false;
  isPlay = false;
  steps = 0;
  readonly timers = new Map<PlayTimer, number>();
  readonly playCalls = new Set<number>();
  readonly plays = new Map<number, number>();
  readonly leaves = new Map<number, number>();

  feed(first: PlayEvent) {
    const queue = [first];
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      this.steps += 1;
      const before = this.state;
      // The session, and the other document, take the key away themselves.
      if (event.type === 'LOGOUT' || event.type === 'LEFT_ELSEWHERE' || event.type === 'ENDED_ELSEWHERE')
        this.isPlay = false;
      const step = transition(before, event);
      this.state = step.state;
      if (before.status !== step.state.status && !legal[before.status].includes(step.state.status)) {
        throw new Error(`${before.status} -> ${step.state.status} on ${event.type}`);
      }
      if (before.status === 'idle' && event.type === 'QUIT' && step.commands.length > 0) {
        throw new Error('a quit without a game did something');
      }
      const answers: PlayEvent[] = [];
      for (const command of step.commands) {
        switch (command.type) {
          case 'openSurface':
            this.placeOpen = !this.blocks;
            answers.push({ type: this.blocks ? 'WINDOW_BLOCKED' : 'WINDOW_OPENED' });
            break;
          case 'closeSurface':
            this.placeOpen = false;
            break;
          case 'callPlay':
            this.playCalls.add(command.ticket);
            this.plays.set(command.ticket, (this.plays.get(command.ticket) ?? 0) + 1);
            if (this.playCalls.size > 1) throw new Error('two play calls at once');
            break;
          case 'abortPlay':
            this.playCalls.clear();
            break;
          case 'callLeave':
            if (command.game?.demo === true) throw new Error('a demo was left');
            this.leaves.set(command.ticket, (this.leaves.get(command.ticket) ?? 0) + 1);
            break;
          case 'startTimer':
            this.timers.set(command.timer, this.now + timerLengths[command.timer]);
            break;
          case 'stopTimer':
            this.timers.delete(command.timer);
            break;
          case 'setIsPlay':
            this.isPlay = command.on;
            break;
          case 'send':
            answers.push(command.event);
            break;
          case 'focusSurface':
          case 'loadSurface':
          case 'watch':
          case 'unwatch':
          case 'storeMaintenance':
          case 'clearMaintenance':
          case 'notice':
          case 'ended':
          case 'tellEnded':
            break;
        }
      }
      queue.unshift(...answers);
    }
    this.check();
  }

  check() {
    const { state } = this;
    const fail = (what: string) => {
      throw new Error(`${what} in ${JSON.stringify(state)}`);
    };
    if (state.leftRecently !== null && state.status !== 'idle') fail('left recently while a game is on');
    if (state.remembered?.demo === true) fail('a demo needs no login');
    if (state.status === 'idle') {
      if (state.waiting) fail('waiting without a start');
      if (this.placeOpen) fail('an empty window was left open');
      if (this.isPlay) fail('isPlay without a game');
    }
    if (state.status === 'starting' && state.abandoned && (state.waiting || this.placeOpen))
      fail('a place after giving up');
    if (state.status === 'quitting' && state.next === null && (state.waiting || this.placeOpen))
      fail('a place after the game');
    if ((state.status === 'starting' || state.status === 'quitting') && !this.timers.has('guard'))
      fail('no end in sight');
    if (this.isPlay && (state.status !== 'playing' || state.game?.demo === true)) fail('isPlay for nothing');
    if ([...this.plays.values(), ...this.leaves.values()].some((count) => count > 1)) fail('a money call was repeated');
  }

  /** The timer that is due next fires. */
  tick() {
    const next = [...this.timers].toSorted((a, b) => a[1] - b[1])[0];
    if (next === undefined) return;
    this.timers.delete(next[0]);
    this.now = Math.max(this.now, next[1]);
    this.feed({ type: 'TIMER', timer: next[0] });
  }
}

const act = (world: World, byte: number) => {
  const detail = byte >> 5;
  const ticket = detail % 4 === 3 ? world.state.ticket - 1 : world.state.ticket;
  const answer = (event: PlayEvent) => {
    if (!world.playCalls.has(ticket)) return;
    world.playCalls.delete(ticket);
    world.feed(event);
  };
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
  const simple: readonly PlayEvent[] = [
    { type: 'QUIT' },
    { type: 'WINDOW_CLOSED' },
    { type: 'LOGOUT' },
    { type: 'LOGIN' },
    { type: 'TRANSFER_DISABLED' },
    { type: 'FORGET' },
    { type: 'SERVER_PLAYING' },
    { type: 'LEFTOVER' },
    { type: 'PAGE_RESTORED' },
    { type: 'LEFT_ELSEWHERE' },
    { type: 'ENDED_ELSEWHERE' },
    { type: 'GAME_URL', url },
    { type: 'WINDOW_ADOPTED', launch: popup },
  ];
  const kind = byte % 32;
  if (kind < 9) {
    world.blocks = detail === 7;
    world.feed({
      type: 'START',
      game: pick(games, kind),
      launch: pick(launches, detail),
      facts: pick(facts, kind > 6 ? detail : 0),
    });
  } else if (kind < 13) answer({ type: 'PLAY_SUCCEEDED', ticket, url });
  else if (kind === 13) answer({ type: 'PLAY_FAILED', ticket, failure: detail > 4 ? null : failure });
  else if (kind === 14) answer({ type: 'MAINTENANCE', ticket, interval: null });
  else if (kind === 15) world.feed({ type: 'LEAVE_FAILED', ticket, failure });
  else if (kind < 18) world.feed({ type: 'LEAVE_SUCCEEDED', ticket });
  else if (kind < 19) world.tick();
  else world.feed(pick(simple, kind - 19));
};

/** With no answer from anywhere: how long until nothing runs any more after the member asked to quit. */
const msToIdle = (world: World): number => {
  const from = world.now;
  world.feed({ type: 'QUIT' });
  for (let fired = 0; fired < 8 && world.state.status !== 'idle'; fired += 1) world.tick();
  return world.state.status === 'idle' ? world.now - from : Number.POSITIVE_INFINITY;
};

test('[PLAY-01] 100,000 random walks: legal transitions, consistent flags, one play call, no repeated money call, never stuck', () => {
  let walks = 0;
  let steps = 0;
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 40, size: 'max' }), (bytes) => {
      const world = new World();
      for (const byte of bytes) {
        act(world, byte);
        reached.add(world.state.status);
      }
      const ms = msToIdle(world);
      walks += 1;
      steps += world.steps;
      return ms <= 30_000;
    }),
    { numRuns: 100_000, seed: 20_260_101 },
  );
  expect(walks).toBeGreaterThanOrEqual(100_000);
  expect(steps).toBeGreaterThan(2_000_000);
  expect([...reached].toSorted()).toEqual(['idle', 'playing', 'quitting', 'starting']);
}, 120_000);

test('[PLAY-01] the machine is total: any event in any state, in any order, neither throws nor loses a state', () => {
  const event = fc.constantFrom<PlayEvent['type']>(
    'WINDOW_OPENED',
    'WINDOW_BLOCKED',
    'WINDOW_CLOSED',
    'QUIT',
    'TRANSFER_DISABLED',
    'LOGIN',
    'LOGOUT',
    'FORGET',
    'SERVER_PLAYING',
    'LEFTOVER',
    'PAGE_RESTORED',
    'LEFT_ELSEWHERE',
    'ENDED_ELSEWHERE',
  );
  const any = fc.oneof(
    event.map((type) => ({ type }) as PlayEvent),
    fc.record({
      type: fc.constant('START' as const),
      game: fc.constantFrom(...games),
      launch: fc.constantFrom(...launches),
      facts: fc.constantFrom(...facts),
    }),
    fc.record({
      type: fc.constant('CONTINUE' as const),
      game: fc.constantFrom(...games),
      launch: fc.constantFrom(...launches),
      waiting: fc.boolean(),
    }),
    fc.record({ type: fc.constantFrom('LEAVE_SUCCEEDED' as const, 'LEAVE_SKIPPED' as const), ticket: fc.nat(3) }),
    fc.record({ type: fc.constant('PLAY_SUCCEEDED' as const), ticket: fc.nat(3), url: fc.constant(url) }),
    fc.record({
      type: fc.constant('TIMER' as const),
      timer: fc.constantFrom<PlayTimer>('waiting', 'left', 'leftover', 'guard'),
    }),
  );
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (events) => {
      let state: PlayState = initialPlayState;
      for (const one of events) {
        const frozen: PlayState = Object.freeze(state);
        state = transition(frozen, one).state;
        met.add(state.status);
        if (!(state.status in legal)) return false;
      }
      return true;
    }),
    { numRuns: 2000 },
  );
  expect(met.size).toBe(4);
});
