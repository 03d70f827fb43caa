import {
  context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import { describeFailure } from '../logging/describeFailure.ts';
import type { Telemetry } from '../metrics/telemetry.ts';
import type { Span, Tracing } from '../metrics/tracing.ts';
import { createOpenTelemetryMeter } from './meter.ts';
import { isExported, numberOf, samplerOf, type Variables } from './words.ts';

const propagator = new W3CTraceContextPropagator();
const setter = { set: (carrier: Record<string, string>, key: string, value: string) => void (carrier[key] = value) };
const getter = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};

/** Time between two lines about the same trouble, in ms. */
const QUIET_MS = 60_000;

/** Where trouble is reported. */
export interface OpenTelemetryOptions {
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: Clock;
}

/** Reports a receiver that takes nothing, at most once a minute (OBS-02). */
function createComplaint({ logger, clock }: OpenTelemetryOptions): (failure: unknown) => void {
  let quietUntil = -Infinity;
  return (failure) => {
    if (clock.now() < quietUntil) return;
    quietUntil = clock.now() + QUIET_MS;
    const error = failure instanceof Error ? failure : new Error(String(failure));
    logger.warn({ failure: describeFailure(error) }, 'OpenTelemetry: what is sent does not arrive');
  };
}

/**
 * Sends measurements and traces by OTLP over HTTP. Address, headers and time limits are those of the exporters
 * (`OTEL_EXPORTER_OTLP_*`), name and attributes of the service those of `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`
 * (OPS-07).
 * @param variables `OTEL_TRACES_SAMPLER` and its `_ARG`, `OTEL_TRACES_EXPORTER`, `OTEL_METRICS_EXPORTER`: see `words.ts`;
 *   `OTEL_METRIC_EXPORT_INTERVAL`: milliseconds, 60,000 by default
 */
export function createOpenTelemetry(variables: Variables, options: OpenTelemetryOptions): Telemetry {
  const complain = createComplaint(options);
  const complainOfWord = (line: string) => options.logger.warn(line);
  // Exporters report failures in these two ways only.
  setGlobalErrorHandler(complain);
  const quiet = () => undefined;
  const lines = { error: complain, warn: complain, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(lines, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'housefront-gateway' }))
    .merge(detectResources({ detectors: [processDetector, hostDetector, envDetector] }));
  const exportIntervalMillis = numberOf(variables['OTEL_METRIC_EXPORT_INTERVAL'], [100, 3_600_000], 60_000);
  const traces = new TracerProvider({
    resource,
    sampler: samplerOf(variables, complainOfWord),
    spanProcessors: isExported(variables, 'OTEL_TRACES_EXPORTER', complainOfWord)
      ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })]
      : [],
  });
  const metrics = new MeterProvider({
    resource,
    readers: isExported(variables, 'OTEL_METRICS_EXPORTER', complainOfWord)
      ? [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter(),
            exportIntervalMillis,
            exportTimeoutMillis: Math.min(exportIntervalMillis, 30_000),
          }),
        ]
      : [],
  });
  const tracer = traces.getTracer('housefront-gateway');

  const spanIn = (name: string, kind: SpanKind, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind }, parent);
    const within = trace.setSpan(parent, span);
    const carrier: Record<string, string> = {};
    if (isSpanContextValid(span.spanContext())) propagator.inject(within, carrier, setter);
    return {
      traceparent: carrier['traceparent'] ?? '',
      child: (step) => spanIn(step, SpanKind.CLIENT, within),
      end(facts, failed) {
        span.setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  const tracing: Tracing = {
    request(name, traceparent) {
      const parent =
        traceparent === undefined ? undefined : propagator.extract(context.active(), { traceparent }, getter);
      return spanIn(name, SpanKind.SERVER, parent ?? context.active());
    },
  };
  return {
    meter: createOpenTelemetryMeter(metrics.getMeter('housefront-gateway')),
    tracing,
    async stop() {
      // A receiver that is away must not keep the process.
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}
