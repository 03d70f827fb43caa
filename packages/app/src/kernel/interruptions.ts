import { perObject } from '@housefront/contract/per-object';
import { createSignal } from '@housefront/core';
import { windowOf } from '@housefront/core/features/access';
import { agreedCategories } from '@housefront/core/features/consent';
import { popUpPlace } from '@housefront/core/features/promotions';
import { useEffect, useSyncExternalStore } from 'react';
import { useRuntime, type Runtime } from './runtime.ts';

/** Parts of the site that appear over a page without a request of the visitor. */
export type Interruption = 'browserNotice' | 'promotions' | 'homeScreenHint';

/** Precedence: the first requested one is shown. */
const order: readonly Interruption[] = ['browserNotice', 'promotions', 'homeScreenHint'];

/** Times in milliseconds. */
const PAUSE_MS = 30_000;
const FIRST_ON_A_PHONE_MS = 2500;
const AFTER_LEAVING_MS = 30_000;
const LOOK_AGAIN_MS = 1000;

/** Input of the decision which interruption is shown. */
export interface InterruptionFacts {
  /** The interruptions that wait. */
  readonly wanted: ReadonlySet<Interruption>;
  /** A dialog is open, the platform refuses a member for their protection, the question for consent waits for its answer, a game runs, or a form is being filled. */
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
  /** The previous interruption, and the milliseconds since it disappeared. */
  readonly last?: { readonly name: Interruption; readonly since: number } | undefined;
}

/**
 * The interruption that may be shown now. Only one at a time; none during a form or a game, or within 30 s after a sign-out,
 * after a game that was left, or after another interruption. In the member's windows, whose pages are forms for money, only the
 * notice about an outdated browser appears.
 */
export const turnOf = (facts: InterruptionFacts): Interruption | null => {
  const { wanted, busy, aside, phone, age, sinceLeaving, last } = facts;
  if (busy || (sinceLeaving !== undefined && sinceLeaving < AFTER_LEAVING_MS)) return null;
  const mayCome = (name: Interruption): boolean => {
    if (last && last.name !== name && last.since < PAUSE_MS) return false;
    if (name === 'browserNotice') return true;
    return !aside && (!phone || age >= FIRST_ON_A_PHONE_MS);
  };
  return order.find((name) => wanted.has(name) && mayCome(name)) ?? null;
};

/** The owner of a document's interruptions. */
export interface Interruptions {
  /** Requests a turn. The returned function withdraws the request. */
  readonly want: (name: Interruption) => () => void;
  /** The interruption that is shown. */
  readonly shown: () => Interruption | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a dialog is open. Called only while no interruption is shown. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The form that contains the target of a press or key; a search does not count. */
const formOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('form:not([role="search"])') : null;

function createInterruptions(runtime: Runtime): Interruptions {
  const { core, messages, overlays, route } = runtime;
  const { clock } = core.ports;
  const refusals = runtime.protection?.refusals(core);
  const started = clock.now();
  const wanted = new Set<Interruption>();
  const { subscribe, notify, listenerCount } = createSignal();
  let shown: Interruption | null = null;
  let last: { readonly name: Interruption; readonly at: number } | undefined;
  let leftAt: number | undefined;
  let wasPlaying = false;
  /** The form that the visitor uses, and the page of forms that was touched. */
  let form: Element | null = null;
  let touched = '';
  let stopWaiting: (() => void) | undefined;

  const path = () => route.getState().path;
  const occupied = (): boolean =>
    Object.values(overlays.store.getState()).includes(true) ||
    messages.current() !== null ||
    core.demo.list.store.getState().open ||
    (refusals !== undefined && refusals.getState().refusal !== null) ||
    core.play.store.getState().play.status !== 'idle';
  const asking = (): boolean => core.config.consent !== undefined && agreedCategories(core) === null;
  const filling = (): boolean => form?.isConnected === true || (touched !== '' && touched === path());

  const show = (next: Interruption | null): void => {
    if (next === shown) return;
    if (shown !== null) last = { name: shown, at: clock.now() };
    shown = next;
    notify();
  };
  const look = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    if (shown !== null) {
      if (wanted.has(shown) && !occupied()) return;
      show(null);
    }
    if (wanted.size === 0 || listenerCount() === 0) return;
    const now = clock.now();
    const next = turnOf({
      wanted,
      busy: occupied() || asking() || filling() || hasDialog(),
      aside: windowOf(path()) !== null || popUpPlace(path(), route.getState().search) === null,
      phone: core.site.getState().mode === 'mobile',
      age: now - started,
      sinceLeaving: leftAt === undefined ? undefined : now - leftAt,
      last: last && { name: last.name, since: now - last.at },
    });
    if (next === null) stopWaiting = clock.after(LOOK_AGAIN_MS, look);
    else show(next);
  };

  const watch = (): (() => void) => {
    const controller = new AbortController();
    const touch = (event: Event): void => {
      // Input inside the interruption belongs to no form of the page.
      if (shown !== null) return;
      form = formOf(event) ?? form;
      if (windowOf(path()) !== null) touched = path();
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
      ...(refusals ? [refusals.subscribe(look)] : []),
      core.events.on('logout', () => {
        leftAt = clock.now();
        look();
      }),
      core.events.on('login', () => {
        leftAt = undefined;
        look();
      }),
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

/** The owner of a document's interruptions. */
const interruptionsOf = perObject(createInterruptions);

/** Waits for a turn while it is wanted. @returns whether it is shown now */
export function useInterruption(name: Interruption, wanted: boolean): boolean {
  const owner = interruptionsOf(useRuntime());
  const shown = useSyncExternalStore(
    owner.subscribe,
    () => owner.shown() === name,
    () => false,
  );
  useEffect(() => (wanted ? owner.want(name) : undefined), [owner, name, wanted]);
  return shown && wanted;
}
