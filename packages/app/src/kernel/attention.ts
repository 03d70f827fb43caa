import { factsAt } from '@housefront/contract/pages';
import { perObject } from '@housefront/contract/per-object';
import { createSignal } from '@housefront/core';
import { windowOf } from '@housefront/core/features/access';
import { agreedCategories } from '@housefront/core/features/consent';
import { useEffect, useSyncExternalStore, useEffectEvent, useRef } from 'react';
import { readFrameFlags } from './frame-flags.ts';
import { useRuntime, type Runtime } from './runtime.ts';

/** Parts that the site owes to the visitor, by precedence. They come at once, also over a form or a game. */
export const DUTIES = [
  'inactivity',
  'pause',
  'realityCheck',
  'slotsPause',
  'sums',
  'age',
  'limit',
  'risks',
  'firstLimit',
  'review',
  'marketing',
  'consent',
] as const;

/** Parts that the site offers, by precedence. They come after all duties, at a moment that disturbs nothing. */
export const OFFERS = ['welcome', 'browserNotice', 'promotions', 'homeScreenHint'] as const;

type Offer = (typeof OFFERS)[number];

/** Part of the site that appears without a request of the visitor. */
export type Part = (typeof DUTIES)[number] | Offer;

const isOffer = (part: Part | null): part is Offer => OFFERS.some((offer) => offer === part);

/** Duties that wait until no message box is open. */
const PATIENT: ReadonlySet<Part> = new Set<Part>(['review', 'marketing']);

/** Times in milliseconds. */
const PAUSE_MS = 30_000;
const FIRST_ON_A_PHONE_MS = 2500;
const AFTER_LEAVING_MS = 30_000;
const AFTER_REGISTERING_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

/** Input of the decision which part is shown. */
export interface AttentionFacts {
  /** The parts that wait, or are shown. */
  readonly wanted: ReadonlySet<Part>;
  /** The offer that is shown, if it may stay. */
  readonly stays: Offer | null;
  /** A message box is open that is not the shown part. */
  readonly hasMessage: boolean;
  /** A dialog is open, the question for consent waits for its answer, a game runs, or a form is being filled. */
  readonly busy: boolean;
  /**
   * The page is a separate window or has no site frame. Forms for money and accounts (deposit, withdrawal, transfer, bank
   * account) are only in such windows.
   */
  readonly aside: boolean;
  readonly phone: boolean;
  /** Milliseconds since the page was loaded. */
  readonly age: number;
  /** Milliseconds since the last sign-out here, or since a game was left; undefined if there was none (RG-28). */
  readonly sinceLeaving?: number | undefined;
  /** Milliseconds since the registration in this tab; undefined if there was none. */
  readonly sinceRegistering?: number | undefined;
  /** The previous offer, and the milliseconds since it disappeared. */
  readonly last?: { readonly name: Offer; readonly since: number } | undefined;
}

/**
 * The part that may be shown now, one at a time: the first duty, else an offer. No offer comes during a form or a game, or
 * within 30 s after a sign-out, after a game that was left, or after another offer. In the member's windows, whose pages are
 * forms for money, the only one is the notice about an outdated browser. A new member is welcomed at once, and for a minute
 * nothing else is offered (LOOK-03).
 */
export const turnOf = (facts: AttentionFacts): Part | null => {
  const { wanted, stays, hasMessage, busy, aside, phone, age, sinceLeaving, sinceRegistering, last } = facts;
  const duty = DUTIES.find((name) => wanted.has(name) && !(hasMessage && PATIENT.has(name)));
  if (duty !== undefined || stays !== null) return duty ?? stays;
  if (busy || (sinceLeaving !== undefined && sinceLeaving < AFTER_LEAVING_MS)) return null;
  const isNew = sinceRegistering !== undefined && sinceRegistering >= 0 && sinceRegistering < AFTER_REGISTERING_MS;
  const mayCome = (name: Offer): boolean => {
    if (name === 'welcome') return !aside;
    if (isNew) return false;
    if (last && last.name !== name && last.since < PAUSE_MS) return false;
    if (name === 'browserNotice') return true;
    return !aside && (!phone || age >= FIRST_ON_A_PHONE_MS);
  };
  return OFFERS.find((name) => wanted.has(name) && mayCome(name)) ?? null;
};

/** The owner of what appears by itself in a document. */
export interface Attention {
  /** Requests a turn. The returned function withdraws the request. */
  readonly want: (name: Part) => () => void;
  /** The part that is shown. */
  readonly shown: () => Part | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a dialog is open. Called only while no offer is shown. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The form that contains the target of a press or key; a search does not count. */
const formOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('form:not([role="search"])') : null;

/** Whether a dialog, a message or a game has the visitor's attention. */
const isOccupied = ({ core, messages, overlays }: Runtime): boolean =>
  Object.values(overlays.store.getState()).includes(true) ||
  messages.current() !== null ||
  core.demo.list.store.getState().open ||
  core.play.store.getState().play.status !== 'idle';

/** Whether the question for consent waits for its answer. */
const asksConsent = (core: Runtime['core']): boolean =>
  core.config.consent !== undefined && agreedCategories(core) === null;

/** Whether the page is a separate window, or has no site frame. */
function isAside({ route }: Runtime): boolean {
  const { path, search } = route.getState();
  const { part } = readFrameFlags(search);
  const hasFrame = factsAt(path)?.frame !== 'plain' && part !== 'header' && part !== 'footer';
  return windowOf(path) !== null || !hasFrame;
}

/** Notes the form that the visitor uses, and the window of forms that was touched. */
function createFormsInUse(path: () => string) {
  let form: Element | null = null;
  let touched = '';
  return {
    isFilling: (): boolean => form?.isConnected === true || (touched !== '' && touched === path()),
    touch: (event: Event): void => {
      form = formOf(event) ?? form;
      if (windowOf(path()) !== null) touched = path();
    },
  };
}

/** Creates the owner of a document. */
export function createAttention(runtime: Runtime): Attention {
  const { core, messages, overlays, route } = runtime;
  const { clock } = core.ports;
  const started = clock.now();
  const wanted = new Set<Part>();
  const { subscribe, notify, listenerCount } = createSignal();
  let shown: Part | null = null;
  let last: { readonly name: Offer; readonly at: number } | undefined;
  let leftAt: number | undefined;
  let wasPlaying = false;
  let stopWaiting: (() => void) | undefined;
  const forms = createFormsInUse(() => route.getState().path);

  const show = (next: Part | null): void => {
    if (next === shown) return;
    if (isOffer(shown)) last = { name: shown, at: clock.now() };
    shown = next;
    notify();
  };
  const look = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    const stays = isOffer(shown) && wanted.has(shown) && !isOccupied(runtime) ? shown : null;
    if (isOffer(shown) && stays === null) show(null);
    if (wanted.size === 0) return show(null);
    if (listenerCount() === 0) return;
    const now = clock.now();
    const registeredAt = core.ports.storage.get('registeredAt');
    const next = turnOf({
      wanted,
      stays,
      // The review itself is asked for in a message box.
      hasMessage: !(shown === 'review' && wanted.has('review')) && messages.current() !== null,
      busy: isOccupied(runtime) || asksConsent(core) || forms.isFilling() || hasDialog(),
      aside: isAside(runtime),
      phone: core.site.getState().mode === 'mobile',
      age: now - started,
      sinceLeaving: leftAt === undefined ? undefined : now - leftAt,
      sinceRegistering: registeredAt === undefined ? undefined : now - registeredAt,
      last: last && { name: last.name, since: now - last.at },
    });
    show(next);
    if (next === null) stopWaiting = clock.after(LOOK_AGAIN_MS, look);
  };

  const leave = (at: number | undefined): void => {
    leftAt = at;
    look();
  };
  const watch = (): (() => void) => {
    const controller = new AbortController();
    const touch = (event: Event): void => {
      // Input inside an offer belongs to no form of the page.
      if (!isOffer(shown)) forms.touch(event);
    };
    for (const sign of ['pointerdown', 'keydown', 'input'])
      document.addEventListener(sign, touch, { capture: true, passive: true, signal: controller.signal });
    const stops = [
      () => controller.abort(),
      overlays.store.subscribe(look),
      messages.subscribe(look),
      core.play.store.subscribe(({ play }) => {
        const isPlaying = play.status !== 'idle';
        if (wasPlaying && !isPlaying) leftAt = clock.now();
        wasPlaying = isPlaying;
        look();
      }),
      core.demo.list.store.subscribe(look),
      core.events.on('logout', () => leave(clock.now())),
      core.events.on('login', () => leave(undefined)),
    ];
    return () => {
      stopWaiting?.();
      for (const stop of stops) stop();
    };
  };

  let stopWatching: (() => void) | undefined;
  return {
    want: (name) => {
      wanted.add(name);
      look();
      return () => {
        wanted.delete(name);
        look();
      };
    },
    shown: () => shown,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      stopWatching ??= watch();
      return () => {
        unsubscribe();
        if (listenerCount() > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}

const attentionOf = perObject(createAttention);

/** Waits for the turn of a part while it is wanted. @returns whether the part is shown now */
export function useTurn(name: Part, wanted: boolean): boolean {
  const owner = attentionOf(useRuntime());
  const shown = useSyncExternalStore(
    owner.subscribe,
    () => owner.shown() === name,
    () => false,
  );
  useEffect(() => (wanted ? owner.want(name) : undefined), [owner, name, wanted]);
  return shown && wanted;
}

/**
 * Asks in message boxes when the turn of a part has come, once each time.
 * @param wanted ends with the answer, so that later parts wait for it
 */
export function useTurnToAsk(name: Part, wanted: boolean, ask: () => Promise<void>): void {
  const isTurn = useTurn(name, wanted);
  const isAsking = useRef(false);
  const run = useEffectEvent(async () => {
    isAsking.current = true;
    await ask();
    isAsking.current = false;
  });
  useEffect(() => {
    // A part before it came and went meanwhile.
    if (isTurn && !isAsking.current) void run();
  }, [isTurn]);
}
