/*
 * `node --import @housefront/gateway/opentelemetry …`: measurements and traces go to OpenTelemetry, and the private port has
 * no metrics. The packages of OpenTelemetry are optional; the operator's repository installs them (OPS-07).
 */
import { isMainThread } from 'node:worker_threads';

// Threads that render inherit the import.
if (isMainThread) {
  const { isDisabled } = await import('./words.ts');
  // Then the gateway has its own metrics, as without the import.
  if (!isDisabled(process.env)) {
    const { registerTelemetry } = await import('../metrics/telemetry.ts');
    const { createOpenTelemetry } = await import('./createOpenTelemetry.ts');
    const { createLogger } = await import('../logging/createLogger.ts');
    const { systemClock } = await import('../base/clock.ts');
    const logger = createLogger(process.env['LOG_LEVEL'] === 'silent' ? 'silent' : 'warn');
    registerTelemetry(createOpenTelemetry(process.env, { logger, clock: systemClock }));
  }
}
