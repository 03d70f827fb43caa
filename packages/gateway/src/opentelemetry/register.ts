/*
 * `node --import @housefront/gateway/opentelemetry …`: measurements and traces go to OpenTelemetry, and the private port has
 * no metrics (OPS-07). The packages of OpenTelemetry are optional; the operator's repository installs them.
 */
import { isMainThread } from 'node:worker_threads';

// Threads that render inherit the import.
if (isMainThread) {
  const { registerTelemetry } = await import('../metrics/telemetry.ts');
  const { createOpenTelemetry } = await import('./createOpenTelemetry.ts');
  registerTelemetry(createOpenTelemetry(process.env));
}
