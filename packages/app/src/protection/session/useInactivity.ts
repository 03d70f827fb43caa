import type { Minor } from '@housefront/contract/money';
import type { Protection } from '@housefront/contract/protection';
import type { Core } from '@housefront/core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { joinSessionBus } from './session-bus.ts';

/** Longest time for the answer, in milliseconds. */
const ANSWER_MS = 60_000;
/** Shortest time between two messages to other tabs, in milliseconds. */
const TELL_MS = 5000;
const TICK_MS = 1000;

/** Scrolling is no input: carousels scroll by themselves. A wheel, a finger and a key are. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

type Rule = NonNullable<Protection['inactivity']>;

/** After how long the member is asked, and how long they have for the answer (milliseconds). */
export function idleTimes({ minutes, effect }: Rule): { readonly askAfter: number; readonly answerIn: number } {
  const all = minutes * 60_000;
  if (effect === 'ask') return { askAfter: all, answerIn: ANSWER_MS };
  // The warning is part of the time.
  const answerIn = Math.min(ANSWER_MS, all / 2);
  return { askAfter: all - answerIn, answerIn };
}

interface Watch {
  /** The member did something that this document cannot see. */
  readonly seen: () => void;
  readonly stay: () => void;
  readonly stop: () => void;
}

/**
 * Watches input in this document and, through other tabs, in all of the site. Input inside a game of another origin cannot be
 * seen: the step into its frame and each stake count instead.
 */
function watchActivity({ ports }: Core, rule: Rule, onAsk: (endsAt: number | null) => void, onEnd: () => void): Watch {
  const { clock, platformClock, storage } = ports;
  const { askAfter, answerIn } = idleTimes(rule);
  let last = platformClock.now();
  let toldAt = 0;
  let endsAt: number | null = null;
  const ask = (next: number | null) => {
    endsAt = next;
    onAsk(next);
  };
  const stay = () => {
    last = platformClock.now();
    if (endsAt !== null) ask(null);
  };
  const bus = joinSessionBus(storage.get('member_id') ?? '', (news) => {
    if (news === 'active') stay();
  });
  const tell = () => {
    toldAt = last;
    bus.tell('active');
  };
  const seen = () => {
    // The question is open: only its answer counts.
    if (endsAt !== null) return;
    last = platformClock.now();
    if (last - toldAt >= TELL_MS) tell();
  };
  let place = '';
  // Browsers also report a pointer that rests while the page moves under it.
  const move = ({ screenX, screenY }: PointerEvent) => {
    const next = `${screenX} ${screenY}`;
    if (place !== '' && next !== place) seen();
    place = next;
  };
  const enterFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) seen();
  };
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const input of INPUTS) window.addEventListener(input, seen, options);
  window.addEventListener('pointermove', move, options);
  window.addEventListener('blur', enterFrame, options);
  const stopTicks = clock.every(TICK_MS, () => {
    const now = platformClock.now();
    // A question that was asked before a sleep has no time left after it; one that is asked after it has all.
    if (endsAt === null && now - last >= askAfter) ask(now + answerIn);
    else if (endsAt !== null && now >= endsAt) {
      stop();
      onEnd();
    }
  });
  const stop = () => {
    stopTicks();
    controller.abort();
    bus.leave();
  };
  return {
    seen,
    stop,
    stay: () => {
      stay();
      tell();
    },
  };
}

/**
 * The question after a time without activity (RG-36).
 * @param staked stakes of the session: a new one is activity. They are compared only, so their currency does not matter
 */
export function useInactivity(
  { minutes, effect }: Rule,
  staked: Minor | null,
): {
  /** When the member is signed out; null while nothing is asked. */
  readonly endsAt: number | null;
  readonly stay: () => void;
  readonly leave: () => void;
} {
  const { core } = useRuntime();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const watch = useRef<Watch | null>(null);
  useEffect(() => {
    const started = watchActivity(core, { minutes, effect }, setEndsAt, () => {
      setEndsAt(null);
      core.events.emit('message', { kind: 'info', key: 'inactivity.signed_out' });
      void core.session.logout();
    });
    watch.current = started;
    return started.stop;
  }, [core, minutes, effect]);
  useEffect(() => {
    if (staked !== null) watch.current?.seen();
  }, [staked]);
  return {
    endsAt,
    stay: () => watch.current?.stay(),
    leave: () => void core.session.logout(),
  };
}
