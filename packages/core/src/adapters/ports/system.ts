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

/** As hard to guess as a UUID: idempotency keys of money orders are made of it. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Real chance. */
export const systemRandom: RandomPort = {
  next: () => Math.random(),
  // randomUUID exists on secure origins only; a site may run on plain http while it is being set up.
  id: () => globalThis.crypto?.randomUUID?.() ?? randomHex(),
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

/** Notes on the console; details for developers on every branch but `production` (CONST-06). */
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
