import { createSignal } from '../shared/createSignal.ts';

/** Content of a toast. */
export interface ToastOptions {
  /** The message; toasts of equal text and tone are equal. */
  readonly text: string;
  readonly tone?: ToastTone;
  /** A link after the message; following it closes the toast. */
  readonly link?: ToastLink;
  /** Duration in milliseconds; 0 keeps it until it is closed. */
  readonly duration?: number;
  /** Increases the counter of an equal visible toast instead of adding one. Within a second this always happens (SHELL-51). */
  readonly group?: boolean;
}

/** A link of a toast: a path of this site or a checked address. */
export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

/** Meaning of a toast, shown by its colour and icon. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** A toast on the page. */
export interface ToastModel {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly link?: ToastLink | undefined;
  /** Number of equal toasts that it represents. */
  readonly count: number;
}

/** The toasts of a page; rendered by a `Toaster`. */
export interface ToastStore {
  /** Shows a toast, or increases the counter of an equal one; returns its id. */
  readonly show: (options: ToastOptions) => number;
  readonly close: (id: number) => void;
  /** Closes the latest toast, by Escape (SHELL-50). */
  readonly closeNewest: () => void;
  /** Pauses the timer of a toast, e.g. on hover; `resume` restarts it. */
  readonly pause: (id: number) => void;
  readonly resume: (id: number) => void;
  readonly clear: () => void;
  readonly getSnapshot: () => readonly ToastModel[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Default duration of a toast in milliseconds (SHELL-50). */
export const defaultDuration = 3000;
/** Equal toasts within this time are merged, in milliseconds (ERRM-03x). */
export const duplicateWindow = 1000;

interface Running {
  readonly duration: number;
  shownAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates an empty store. */
export function createToastStore(): ToastStore {
  let toasts: readonly ToastModel[] = [];
  let lastId = 0;
  const running = new Map<number, Running>();
  const signal = createSignal();

  const set = (next: readonly ToastModel[]): void => {
    toasts = next;
    signal.notify();
  };
  const stop = (id: number): void => clearTimeout(running.get(id)?.timer);
  const close = (id: number): void => {
    stop(id);
    if (running.delete(id)) set(toasts.filter((toast) => toast.id !== id));
  };
  const start = (id: number): void => {
    const entry = running.get(id);
    if (!entry) return;
    stop(id);
    // Timers start once a toaster is mounted: a page may show toasts before it has loaded.
    if (entry.duration > 0 && signal.listenerCount() > 0) entry.timer = setTimeout(() => close(id), entry.duration);
  };

  return {
    show: ({ text, tone = 'info', link, duration = defaultDuration, group = false }) => {
      const now = Date.now();
      const equal = toasts.filter((toast) => toast.text === text && toast.tone === tone).at(-1);
      const entry = equal && running.get(equal.id);
      if (equal && entry && (group || now - entry.shownAt < duplicateWindow)) {
        entry.shownAt = now;
        start(equal.id);
        set(toasts.map((toast) => (toast.id === equal.id ? { ...toast, count: toast.count + 1 } : toast)));
        return equal.id;
      }
      lastId += 1;
      running.set(lastId, { duration, shownAt: now, timer: undefined });
      set([...toasts, { id: lastId, text, tone, link, count: 1 }]);
      start(lastId);
      return lastId;
    },
    close,
    closeNewest: () => {
      const newest = toasts.at(-1);
      if (newest) close(newest.id);
    },
    pause: stop,
    resume: start,
    clear: () => {
      for (const { id } of toasts) stop(id);
      running.clear();
      set([]);
    },
    getSnapshot: () => toasts,
    subscribe: (listener) => {
      const unsubscribe = signal.subscribe(listener);
      if (signal.listenerCount() === 1) for (const id of running.keys()) start(id);
      return unsubscribe;
    },
  };
}
