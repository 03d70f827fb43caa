import type { ClockPort, LoggerPort, RandomPort } from './ports.ts';

/** The real clock. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
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

const SECRET = /token|passw|answer|captcha|verif|auth|^(?:enc|tk)$/i;
const DEPTH = 4;

/** Log details with secrets redacted, by the names of their keys (CONST-07x). */
const masked = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH) return '…';
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    SECRET.test(name) ? '***' : masked(part, depth + 1),
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};

/** Notes on the console; details for developers on every branch but `production` (CONST-06, CONST-07x). */
export const consoleLogger = (branch: string): LoggerPort => {
  const { console } = globalThis;
  const write =
    (level: 'debug' | 'warn' | 'error'): LoggerPort['debug'] =>
    (message, details) =>
      console[level](message, masked(details ?? ''));
  return {
    debug: branch === 'production' ? () => undefined : write('debug'),
    warn: write('warn'),
    error: write('error'),
  };
};
