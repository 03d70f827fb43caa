import type { Meter } from './meter.ts';
import type { Tracing } from './tracing.ts';

/** A receiver of measurements that takes the place of the gateway's own (OPS-07). */
export interface Telemetry {
  readonly meter: Meter;
  readonly tracing: Tracing;
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

// A module of `--import` may be loaded from another copy of the package.
const KEY = Symbol.for('housefront.telemetry');

type Registered = typeof globalThis & { [KEY]?: Telemetry };

/** Registers the receiver of every gateway that starts in this process afterwards. */
export function registerTelemetry(telemetry: Telemetry): void {
  // The key is of this module.
  (globalThis as Registered)[KEY] = telemetry;
}

/** The registered receiver. */
// The key is of this module.
export const registeredTelemetry = (): Telemetry | undefined => (globalThis as Registered)[KEY];
