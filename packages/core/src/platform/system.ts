import type { ClockPort, LoggerPort, RandomPort } from './ports.ts';

/** The real clock. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Real chance. */
export const systemRandom: RandomPort = {
  next: () => Math.random(),
  // randomUUID exists on secure origins only; a site may run on plain http while it is being set up.
  id: () => globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
};

/** Notes on the console; details for developers only outside production. */
export const consoleLogger = (production: boolean): LoggerPort => {
  const { console } = globalThis;
  return {
    debug: (message, details) => (production ? undefined : console.debug(message, details ?? '')),
    warn: (message, details) => console.warn(message, details ?? ''),
    error: (message, details) => console.error(message, details ?? ''),
  };
};
