import { pino, type DestinationStream, type Logger } from 'pino';

/** Names of secrets; any value logged under one of them is replaced. */
const SECRET_KEYS = ['authorization', 'cookie', 'cookies', 'enc', 'password', 'tk', 'token'] as const;

/** A structured logger to standard output, or to `target` (GW-05). */
export function createLogger(level: string, target?: DestinationStream): Logger {
  const paths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  const options = { level, base: null, redact: { paths, censor: '***' } };
  // Synchronous: lines keep their order, and the last ones are written before the process ends.
  return pino(options, target ?? pino.destination({ dest: 1, sync: true }));
}
